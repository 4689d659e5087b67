/**
 * The description of `<flipping-game>` for editors and for the package's README, from the element's types and their
 * comments. The form is that of https://github.com/webcomponents/custom-elements-manifest.
 */
import ts from 'typescript';

const MODULE = 'flipping-game.js';

/** `file` returns the program's file with a name in web/src/outlets/element. */
export function elementManifest(program, file) {
  const checker = program.getTypeChecker();
  const exported = (name, symbol) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(file(name)))
      .find((one) => one.name === symbol);
  const element = exported('flipping_game', 'FlippingGame');
  const events = checker.getDeclaredTypeOfSymbol(exported('events', 'OwnEventMap'));
  const settings = checker
    .getDeclaredTypeOfSymbol(exported('attributes', 'FrameAttributes'))
    .getProperties();
  const attributes = [
    ...namesIn(checker, exported('attributes', 'OWN_ATTRIBUTES')),
    ...settings.map(({ name }) => name),
  ];
  const members = [
    ...membersOf(checker, element, attributes),
    ...settings.map((setting) => field(checker, setting, attributes)),
  ];
  const ofElement = { name: 'FlippingGame', module: MODULE };
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: [
          {
            kind: 'class',
            name: 'FlippingGame',
            tagName: 'flipping-game',
            customElement: true,
            superclass: { name: 'HTMLElement' },
            ...described(checker, element),
            attributes: attributes.map((name) => attribute(members, name)),
            members,
            events: events.getProperties().map((event) => ({
              name: event.name,
              type: { text: `FlippingGameEventMap['${event.name}']` },
              ...described(checker, event),
            })),
          },
        ],
        exports: [
          { kind: 'js', name: 'FlippingGame', declaration: ofElement },
          { kind: 'custom-element-definition', name: 'flipping-game', declaration: ofElement },
        ],
      },
    ],
  };
}

/** Fills tables into a text at `<!-- attributes -->`, `<!-- members -->` and `<!-- events -->`. */
export function withTables(text, { modules: [{ declarations }] }) {
  const [{ attributes, members, events }] = declarations;
  const ofNoAttribute = members.filter(({ attribute: name }) => name === undefined);
  const called = ({ kind, name, parameters = [] }) =>
    kind === 'method' ? `${name}(${parameters.map((one) => one.name).join(', ')})` : name;
  return text
    .replace('<!-- attributes -->', () =>
      table(
        ['attribute', 'values', 'what it is'],
        attributes.map(({ name, type, description }) => [`\`${name}\``, values(type), description]),
      ),
    )
    .replace('<!-- members -->', () =>
      table(
        ['property or method', 'what it is or does'],
        ofNoAttribute.map((member) => [`\`${called(member)}\``, member.description]),
      ),
    )
    .replace('<!-- events -->', () =>
      table(
        ['event', 'when'],
        events.map(({ name, description }) => [`\`${name}\``, description]),
      ),
    );
}

/** `'light' | 'dark' | null`: `light`, `dark`. */
function values({ text }) {
  const names = [...text.matchAll(/'(.+?)'/gu)].map(([, name]) => `\`${name}\``);
  return names.length > 0 ? names.join(', ') : text.replace(' | null', '');
}

function table(heads, rows) {
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The members that are neither private, static nor internal. */
function membersOf(checker, element, attributes) {
  return element.valueDeclaration.members.flatMap((node) => {
    const symbol = node.name && checker.getSymbolAtLocation(node.name);
    const isHidden =
      symbol === undefined ||
      ts.isPrivateIdentifier(node.name) ||
      ts.isSetAccessor(node) ||
      ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static ||
      symbol.getJsDocTags(checker).some(({ name }) => name === 'internal');
    if (isHidden) return [];
    const of = { name: symbol.name, ...described(checker, symbol) };
    if (ts.isMethodDeclaration(node)) return [{ kind: 'method', ...of, ...signature(checker, node) }];
    const isReadOnly = ts.isGetAccessor(node) && !symbol.declarations.some(ts.isSetAccessor);
    return [{ ...field(checker, symbol, attributes), ...(isReadOnly && { readonly: true }) }];
  });
}

function field(checker, symbol, attributes) {
  return {
    kind: 'field',
    name: symbol.name, ...described(checker, symbol),
    type: { text: typeText(checker, checker.getTypeOfSymbol(symbol)) },
    ...(attributes.includes(symbol.name) && { attribute: symbol.name, reflects: true }),
  };
}

function signature(checker, node) {
  const called = checker.getSignatureFromDeclaration(node);
  return {
    parameters: node.parameters.map((parameter) => ({
      name: parameter.name.getText(),
      type: { text: parameter.type.getText() },
      ...(parameter.questionToken && { optional: true }),
    })),
    return: { type: { text: checker.typeToString(checker.getReturnTypeOfSignature(called)) } },
  };
}

function attribute(members, name) {
  const { type, description } = members.find((member) => member.name === name);
  return { name, fieldName: name, type, description };
}

/** A comment's text on one line. */
function described(checker, symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return { description: text.replace(/\s+/gu, ' ').trim() };
}

/** The names in a tuple of the source. */
function namesIn(checker, constant) {
  const tuple = checker.getTypeOfSymbol(constant);
  return checker.getTypeArguments(tuple).map(({ value }) => value);
}

/** A type's text, with the names in an alias of a union. */
function typeText(checker, type) {
  if (!type.isUnion()) return checker.typeToString(type).replaceAll('"', "'");
  // TypeScript lists `null` and `undefined` first.
  const [empty, names] = [[], []];
  for (const part of type.types)
    (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined) ? empty : names).push(part);
  if (names.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return 'boolean';
  return [...names, ...empty].map((part) => typeText(checker, part)).join(' | ');
}
