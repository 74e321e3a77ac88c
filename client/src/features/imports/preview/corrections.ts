import { limits } from '@contract/limits';
import { createContext, useContext } from 'react';

import type { ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';

/** Texts by field. */
type Texts = Readonly<Record<string, string>>;

/** What can be done with the rows of one's own preview. Nothing is changed without a press. */
export interface RowCorrections {
  /** The row that is being corrected, with the texts that differ from what it says. */
  readonly edited: { readonly row: number; readonly texts: Texts } | null;
  readonly edit: (row: number) => void;
  readonly type: (field: string, text: string) => void;
  readonly close: () => void;
  /** Checks the rows again with texts for a row; `null` brings back the text of the file. */
  readonly correct: (row: number, texts: Readonly<Record<string, string | null>>) => void;
}

/** `null` where rows cannot be corrected: in the preview of another user. */
export const RowCorrectionsContext = createContext<RowCorrections | null>(null);

export function useRowCorrections(): RowCorrections | null {
  return useContext(RowCorrectionsContext);
}

/** Whether a row is offered for correction: it has problems, or was corrected before. */
export function isCorrectable(row: ImportRow, columns: readonly ImportColumn[]): boolean {
  const { canCorrect, problems, warnings, offers, corrections } = row;
  const isRemarked = problems.length + warnings.length + offers.length + corrections.length > 0;
  return canCorrect && isRemarked && correctableColumns(row, columns).length > 0;
}

/** What a field of a row says: the correction, or the text of the file. */
export function textOf(row: ImportRow, columns: readonly ImportColumn[], field: string): string {
  const correction = row.corrections.find((one) => one.field === field);
  if (correction) return correction.after ?? '';
  const texts = columns.map((column, place) => (column.field === field ? (row.cells[place] ?? '') : ''));
  return texts.find((text) => text.trim() !== '') ?? '';
}

/**
 * The columns whose cells can be corrected, the first one of each field. Not those of texts that the server has
 * shortened: whoever edits the beginning of a text would lose its end.
 */
export function correctableColumns(
  row: ImportRow,
  columns: readonly ImportColumn[],
): readonly ImportColumn[] {
  // The server also counts brackets around each value that is no text: at most a third of what it shows.
  const isLong = JSON.stringify(row.cells).length > limits.imports.longRow.shown / 2;
  return columns.filter(
    ({ field }, place) =>
      field !== null &&
      columns.findIndex((other) => other.field === field) === place &&
      !(isLong && columns.some((other, at) => other.field === field && row.cells[at]?.endsWith('…'))),
  );
}

/** The column to correct first: that of the first problem, or the first. */
export function firstToCorrect(row: ImportRow, columns: readonly ImportColumn[]): string | null {
  const candidates = correctableColumns(row, columns);
  const paths = [...row.problems, ...row.warnings].map(({ path }) => path);
  const faulty = candidates.find(({ field, header }) =>
    paths.some((path) => path === field || path === header),
  );
  return (faulty ?? candidates[0])?.field ?? null;
}
