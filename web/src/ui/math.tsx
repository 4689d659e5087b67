/** Formulas, typed as on a keyboard and laid out as MathML, which browsers render and screen readers read. */
import type { VNode } from 'preact';
import { numbers } from '../text/language';

/**
 * A formula, from left to right on every page: math`x_${5} ⊕ c^T(a) =| ${7}`. What follows `_` and `^` is a subscript
 * and a superscript, in parentheses if it is more than one thing; a line may break at `|`. A sum with a range is a
 * block of its own.
 */
export function math(text: TemplateStringsArray, ...values: readonly (string | number | bigint)[]) {
  const pieces = String.raw(text, ...values).split('|');
  const [whole] = pieces;
  if (whole !== undefined && pieces.length === 1) return piece(whole);
  return (
    <span dir="ltr">
      {pieces.map((each, place) => (
        <>
          {place > 0 && <wbr />}
          {piece(each)}
        </>
      ))}
    </span>
  );
}

function piece(text: string) {
  // A number, a word such as mex, or a single sign.
  const tokens = text.match(/\d+|[a-z]{2,}|\S/gu) ?? [];
  return (
    <math dir="ltr" {...(text.includes('∑') && { display: 'block' })}>
      <mrow>{rowOf(tokens)}</mrow>
    </math>
  );
}

/** Parses tokens up to `end`. */
function rowOf(tokens: string[], end?: string): readonly VNode[] {
  const row = [];
  for (let token = tokens.shift(); token !== undefined && token !== end; token = tokens.shift())
    row.push(withScripts(token, tokens));
  return row;
}

function withScripts(token: string, tokens: string[], isScript = false): VNode {
  const base =
    token === '√' ? (
      <msqrt>{withScripts(tokens.shift() ?? '', tokens)}</msqrt>
    ) : (
      single(token, isScript)
    );
  const place = tokens[0];
  if (place !== '_' && place !== '^') return base;
  tokens.shift();
  const first = tokens.shift() ?? '';
  const script =
    first === '(' ? <mrow>{rowOf(tokens, ')')}</mrow> : withScripts(first, tokens, true);
  const Scripted = place === '^' ? 'msup' : token === '∑' ? 'munder' : 'msub';
  return (
    <Scripted>
      {base}
      {script}
    </Scripted>
  );
}

/** A string, because Preact leaves out an attribute that is false. */
const RIGID: object = { stretchy: 'false' };
/** An operator between two operands, even if a line breaks after it. */
const INFIX: object = { form: 'infix' };
const BREAKING = '=⊕⊗⊘';

function single(token: string, isScript: boolean): VNode {
  if (/\d/u.test(token)) return <mn>{numbers.whole(BigInt(token))}</mn>;
  // The names of axes, such as T, and the nimber Γ are upright.
  if (token === 'Γ' || (isScript && /[A-Z]/u.test(token)))
    return <mi mathvariant="normal">{token}</mi>;
  if (/[a-z]/iu.test(token)) return <mi>{token}</mi>;
  return <mo {...(/[(){}]/u.test(token) ? RIGID : BREAKING.includes(token) && INFIX)}>{token}</mo>;
}
