/**
 * The Solve page's address: its fields, `#/solve?rows=1000000&columns=1000000`, the open part, `&part=check`, and the
 * visible part of the sequence, `&sequence=1000&scale=log&from=1&to=100`.
 */
import { formatRoute, type Rejected } from '../../game/route';
import { boardSideSetting, sizeSetting } from '../../game/size_settings';
import {
  choiceSetting,
  settingIf,
  optionalSetting,
  rangeSetting,
  schemaOf,
  valueSetting,
  yesNoSetting,
  type ValuesOfSchema,
} from '../../game/schema';
import { largestAxisSize, type BoardQuestion } from '../../engine/api/axes';
import type { ClothRegion } from '../../engine/api/cloth';
import { isWholeSpan } from '../../ui/plot/plot_model';
import { PLOT_COLOURINGS, PLOT_SCALES } from '../../ui/plot/plot_settings';
import {
  DEFAULT_SEQUENCE_SIZE,
  LARGEST_SEQUENCE_SIZE,
  type SequenceSettings,
} from './sequence_settings';
import {
  solveFieldsOf,
  lengthFamilyField,
  readBoardFields,
  readLengthFamily,
  type SolveFields,
} from './solve_fields';

/** In the order of the tabs. */
export const SOLVE_PARTS = ['board', 'sequence', 'check'] as const;
export type SolveSection = (typeof SOLVE_PARTS)[number];

const NOWHERE = { rows: { first: 1, last: 1 }, columns: { first: 1, last: 1 } };

const SOLVE = schemaOf({
  size: boardSideSetting(largestAxisSize),
  rowLengths: valueSetting('triangular', readLengths),
  columnLengths: valueSetting('square', readLengths),
  /** The N of the requested P(1), …, P(N); undefined if none was requested. */
  sequence: optionalSetting(sizeSetting(LARGEST_SEQUENCE_SIZE, DEFAULT_SEQUENCE_SIZE)),
}).and(({ size: { rows, columns }, sequence }) => ({
  /** Unequal sizes are never linked. */
  linked: rows === columns ? yesNoSetting(true) : settingIf(false, yesNoSetting(false)),
  part: choiceSetting(SOLVE_PARTS, sequence === undefined ? 'board' : 'sequence'),
  scale: settingIf(sequence !== undefined, choiceSetting(PLOT_SCALES, 'linear')),
  colouring: settingIf(sequence !== undefined, choiceSetting(PLOT_COLOURINGS, 'plain')),
  view: settingIf(sequence !== undefined, rangeSetting(sequence ?? 1)),
  /** The visible part of the picture, `1-5000x300000-300999`; undefined for all of it. */
  seen: optionalSetting(
    valueSetting<ClothRegion>(NOWHERE, (text) => readRegion(text, rows, columns), formatRegion),
  ),
}));

interface SolveAddress {
  readonly part: SolveSection;
  readonly fields: SolveFields;
  /** Undefined if the address names none. */
  readonly sequence?: SequenceSettings;
  readonly seen: ClothRegion | undefined;
  readonly rejected: readonly Rejected[];
}

type Settings = ValuesOfSchema<typeof SOLVE>;

const questionOf = ({ size, rowLengths, columnLengths }: Settings): BoardQuestion => ({
  rows: { size: size.rows, lengths: rowLengths },
  columns: { size: size.columns, lengths: columnLengths },
});

/** Reads the board and the visible part of its picture only. */
export function readPictureAddress(query: URLSearchParams) {
  const { settings, rejected } = SOLVE.read(query);
  return { question: questionOf(settings), seen: settings.seen, rejected };
}

export function readSolveAddress(query: URLSearchParams): SolveAddress {
  const { settings, rejected } = SOLVE.read(query);
  const { linked, part, sequence, scale, colouring, view, seen } = settings;
  const question = questionOf(settings);
  return {
    part,
    fields: { ...solveFieldsOf(question), linked },
    ...(sequence !== undefined && {
      sequence: {
        size: sequence,
        scale,
        colouring,
        ...(view && !isWholeSpan(view, sequence) && { view }),
      },
    }),
    seen,
    rejected,
  };
}

interface VisibleSection {
  readonly part: SolveSection;
  readonly sequence?: SequenceSettings | undefined;
  readonly seen?: ClothRegion | undefined;
}

/** The address of a part with these fields; undefined while one of them can't be read. */
export function formatSolveAddress(
  fields: SolveFields,
  { part, ...kept }: VisibleSection = { part: 'board' },
): string | undefined {
  const sequence = part === 'sequence' ? kept.sequence : undefined;
  const { question } = readBoardFields(fields);
  if (question === undefined) return undefined;
  const { rows, columns } = question;
  const settings = SOLVE.format({
    size: { rows: rows.size, columns: columns.size },
    rowLengths: rows.lengths,
    columnLengths: columns.lengths,
    linked: fields.linked,
    part,
    sequence: sequence?.size,
    scale: sequence?.scale ?? 'linear',
    colouring: sequence?.colouring ?? 'plain',
    view: sequence?.view,
    seen: part === 'board' ? kept.seen : undefined,
  });
  return formatRoute('solve', settings);
}

/** The address of a board's answer, independent of the fields. */
export function answerAddress(question: BoardQuestion): string {
  return formatSolveAddress(solveFieldsOf(question)) ?? formatRoute('solve', []);
}

export function formatRegion({ rows, columns }: ClothRegion): string {
  return `${rows.first}-${rows.last}x${columns.first}-${columns.last}`;
}

function readRegion(text: string, mostRows: number, mostColumns: number): ClothRegion | undefined {
  const ends = /^(\d+)-(\d+)x(\d+)-(\d+)$/u.exec(text)?.slice(1).map(Number);
  const [bottom = 0, top = 0, left = 0, right = 0] = ends ?? [];
  const isThere = bottom >= 1 && left >= 1 && bottom <= top && left <= right;
  if (!isThere || top > mostRows || right > mostColumns) return undefined;
  return { rows: { first: bottom, last: top }, columns: { first: left, last: right } };
}

function readLengths(text: string): string | undefined {
  const field = lengthFamilyField(text);
  if (!field.ok) return undefined;
  const lengths = readLengthFamily(field.value);
  return lengths.ok ? lengths.value : undefined;
}
