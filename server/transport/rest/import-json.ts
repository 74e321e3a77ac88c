import {
  type ImportConflictView,
  type ImportProblemView,
  type ImportRowView,
  type ImportView,
  restModes,
} from '../../nouns/import.js';
import { personJson } from './history-json.js';

/** An import in REST's words. Its id is called `importId`, too, as the answer of a call that imports does. */
export function importJson({ id, mode, by, undoneBy, createdAt, finishedAt, undoneAt, ...rest }: ImportView) {
  return {
    _id: id,
    importId: id,
    mode: restModes[mode],
    ...rest,
    by: personJson(by),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoneBy: personJson(undoneBy),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

/** What is wrong with a row, or worth a look; the entry is named where there is one. */
export function importProblemJson({ entry, ...problem }: ImportProblemView) {
  return { ...problem, ...(entry === null ? {} : { entry: entryJson(entry) }) };
}

/** A row of an import in REST's words. */
export function importRowJson({ problems, warnings, entry, ...row }: ImportRowView) {
  return {
    ...row,
    errors: problems.map(importProblemJson),
    warnings: warnings.map(importProblemJson),
    entry: entry === null ? null : entryJson(entry),
  };
}

/** An entry that undoing an import left as it is. */
export function importConflictJson({ entry, ...conflict }: ImportConflictView) {
  return { ...entryJson(entry), ...conflict };
}

function entryJson({ id, accession }: { readonly id: string; readonly accession: string }) {
  return { _id: id, accession };
}
