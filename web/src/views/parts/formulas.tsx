/** The parts of the pages' formulas, as MathML that a browser lays out and a screen reader reads. */
import type { ComponentChildren } from 'preact';
import { numbers } from '../../text/language';

/** Written as text: Preact leaves out an attribute that is false. */
export const RIGID: object = { stretchy: 'false' };

/** A sign between two numbers, also where a formula may break behind it. */
export const INFIX: object = { form: 'infix' };

export function Formula({
  children,
  display,
}: {
  readonly children: ComponentChildren;
  readonly display?: boolean;
}) {
  return (
    <math dir="ltr" {...(display && { display: 'block' })}>
      <mrow>{children}</mrow>
    </math>
  );
}

/** T and S for the Flipping Game's triangular and square numbers; with other lengths R and C, for rows and columns. */
export interface AxisNames {
  readonly rows: string;
  readonly columns: string;
}
export const FLIPPING_GAME_AXES: AxisNames = { rows: 'T', columns: 'S' };
export const OTHER_AXES: AxisNames = { rows: 'R', columns: 'C' };

interface NamedAxesProps {
  readonly axes: AxisNames;
}

/** Xᵀ */
export function RowTotal({ axes }: NamedAxesProps) {
  return <Superscript base="X" axis={axes.rows} />;
}

/** Xˢ */
export function ColumnTotal({ axes }: NamedAxesProps) {
  return <Superscript base="X" axis={axes.columns} />;
}

export function BoardNimber() {
  return <mi mathvariant="normal">Γ</mi>;
}

export function Equals() {
  return <mo {...INFIX}>=</mo>;
}

/** ⊗, the nim-product */
export function NimTimes() {
  return <mo {...INFIX}>⊗</mo>;
}

/** ⊕, the nim-sum */
export function NimPlus() {
  return <mo {...INFIX}>⊕</mo>;
}

/** ⊘, the nim-quotient */
export function NimOver() {
  return <mo>⊘</mo>;
}

/** < */
export function Below() {
  return <mo>&lt;</mo>;
}

interface IndexedNimberProps {
  readonly name: 'x' | 'g';
  readonly index: number;
}

/** x₅ */
export function IndexedNimber({ name, index }: IndexedNimberProps) {
  return (
    <msub>
      <mi>{name}</mi>
      <Nimber value={index} />
    </msub>
  );
}

export function Nimber({ value }: { readonly value: number | bigint }) {
  return <mn>{numbers.whole(value)}</mn>;
}

/** cᵀ(a): the choices on the rows axis with the move nimber a */
export function RowMoves({ axes }: NamedAxesProps) {
  return <Applied axis={axes.rows} to="a" />;
}

/** cˢ(b): the choices on the columns axis with the move nimber b */
export function ColumnMoves({ axes }: NamedAxesProps) {
  return <Applied axis={axes.columns} to="b" />;
}

/** P = Σ cᵀ(a) · cˢ(b), over all a ⊗ b = Γ */
export function SumOfPairs({ axes }: NamedAxesProps) {
  return (
    <Formula display>
      <mi>P</mi>
      <Equals />
      <munder>
        <mo>∑</mo>
        <mrow>
          <mi>a</mi>
          <NimTimes />
          <mi>b</mi>
          <Equals />
          <BoardNimber />
        </mrow>
      </munder>
      <RowMoves axes={axes} />
      <mo>·</mo>
      <ColumnMoves axes={axes} />
    </Formula>
  );
}

function Superscript({ base, axis }: { readonly base: string; readonly axis: string }) {
  return (
    <msup>
      <mi>{base}</mi>
      <mi mathvariant="normal">{axis}</mi>
    </msup>
  );
}

function Applied({ axis, to }: { readonly axis: string; readonly to: string }) {
  return (
    <>
      <Superscript base="c" axis={axis} />
      <mo {...RIGID}>(</mo>
      <mi>{to}</mi>
      <mo {...RIGID}>)</mo>
    </>
  );
}
