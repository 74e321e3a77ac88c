import type { ImportRowView } from '../../nouns/import-rows.js';
import {
  type ImportConflictView,
  type ImportProblemView,
  type ImportView,
  restModes,
} from '../../nouns/import.js';
import { serialisePerson } from '../../services/entries/serialised-measure.js';

/** Converts an import to REST JSON. Its id is also named `importId`, as in the answer of a call that imports. */
export function importJson({ id, mode, by, undoneBy, createdAt, finishedAt, undoneAt, ...rest }: ImportView) {
  return {
    _id: id,
    importId: id,
    mode: restModes[mode],
    ...rest,
    by: serialisePerson(by),
    createdAt,
    finishedAt,
    undoneBy: serialisePerson(undoneBy),
    undoneAt,
  };
}

/** Converts an error or warning to REST JSON. `entry` is omitted if null. */
export function importProblemJson({ entry, ...problem }: ImportProblemView) {
  return { ...problem, ...(entry === null ? {} : { entry: entryJson(entry) }) };
}

export function importRowJson({ problems, warnings, entry, ...row }: ImportRowView) {
  return {
    ...row,
    errors: problems.map(importProblemJson),
    warnings: warnings.map(importProblemJson),
    entry: entry === null ? null : entryJson(entry),
  };
}

/** Converts an entry that undoing an import did not revert to REST JSON. */
export function importConflictJson({ entry, ...conflict }: ImportConflictView) {
  return { ...entryJson(entry), ...conflict };
}

function entryJson({ id, accession }: { readonly id: string; readonly accession: string }) {
  return { _id: id, accession };
}
