import { NIL } from 'uuid';

import { parseAccession } from '../../../../schema/contract/accession.js';
import type { EntryFieldName, EntryValues } from '../../../../schema/contract/entry-fields.js';
import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { messages } from '../../../../schema/contract/messages.js';
import { type Additional, additionalText } from '../../../../schema/contract/rules/additional.js';
import { fieldTextProblem, readEntryInput } from '../../../../schema/contract/rules/entry-input.js';
import { assertUnreachable } from '../../../errors.js';
import type { StoredProblem } from '../../../persistence/imports/staged-line.js';
import { isUuid } from '../../read-input.js';
import type { ColumnPlan } from './column-plan.js';
import type { ColumnTarget } from './column-target.js';
import { itemText, shortened } from './json-reader.js';

/** A row while it is read. */
export interface RowDraft {
  id: string | null;
  /** Whether the row has an id of another database, which means nothing here. */
  foreign: boolean;
  /** The value of `metadata`; see `fillMetadata`. */
  metadata: unknown;
  entryNumber: number | null;
  updatedAt: string | null;
  replacement: Additional | null;
  readonly values: Partial<EntryValues>;
  readonly extras: Record<string, string | null>;
  readonly problems: StoredProblem[];
  readonly warnings: StoredProblem[];
}

/** Returns an empty draft. */
export function newDraft(): RowDraft {
  return {
    id: null,
    foreign: false,
    metadata: undefined,
    entryNumber: null,
    updatedAt: null,
    replacement: null,
    values: {},
    extras: {},
    problems: [],
    warnings: [],
  };
}

/** Stores the value of one cell in the draft. Of several columns for one field, the first filled one counts. */
export function fillCell(draft: RowDraft, plan: ColumnPlan, target: ColumnTarget, sent: unknown): void {
  switch (target.kind) {
    case 'field':
      fillField(draft, target.name, sent);
      break;
    case 'additional':
      fillAdditional(draft, target.name, sent);
      break;
    case 'whole-additional':
      fillWhole(draft, sent);
      break;
    case 'id':
      fillId(draft, plan, sent);
      break;
    case 'metadata':
      draft.metadata ??= sent;
      break;
    case 'accession':
      fillAccession(draft, plan, sent);
      break;
    case 'updatedAt':
      draft.updatedAt ??= exportedMoment(sent);
      break;
    case 'refused':
      // For a table, the plan already reports the problem of the column as a whole.
      if (plan.named) addProblem(draft, 'row', target.message, sent);
      break;
    case 'nowhere':
      break;
    default:
      assertUnreachable(target);
  }
}

function fillField(draft: RowDraft, name: EntryFieldName, sent: unknown): void {
  const { values } = draft;
  if (typeof values[name] === 'string') return;
  const text = additionalText(sent);
  values[name] = text ?? null;
  if (text === null) return;
  const message = fieldTextProblem(name, text);
  if (message !== null) addProblem(draft, name, message, sent);
  else if (text !== undefined && errorOfFormula.test(text)) {
    draft.warnings.push({ path: name, message: importFileMessages.cellIsError, value: text });
  }
}

/** What spreadsheet programs show for a formula that failed, in any language: `#N/A`, `#NV`, `#REF!`, `#DIV/0!`. */
const errorOfFormula = /^#(?:N\/A|NV|[\p{Lu}/0]+[!?])$/u;

function fillAdditional(draft: RowDraft, name: string, sent: unknown): void {
  const { extras } = draft;
  if (typeof extras[name] === 'string') return;
  const text = additionalText(sent);
  if (text !== undefined) extras[name] = text;
  else addProblem(draft, `additional.${name}`, messages.entryValue(name), sent);
}

function fillWhole(draft: RowDraft, sent: unknown): void {
  const { change, problems } = readEntryInput({ additional: sent });
  draft.replacement = change.replacement;
  for (const { path, message } of problems) addProblem(draft, path, message, sent);
}

/** The form of ids in MongoDB, as the original system exports them. */
const foreignId = /^[\da-f]{24}$/i;

function fillId(draft: RowDraft, plan: ColumnPlan, sent: unknown): void {
  const text = additionalText(sent);
  if (text === null || draft.id !== null) return;
  if (text !== undefined && isUuid(text) && text !== NIL) draft.id = text.toLowerCase();
  else if (text !== undefined && foreignId.test(text)) {
    draft.foreign = true;
    plan.remarkOnForeignIds();
  } else addProblem(draft, '_id', importFileMessages.entryIdMalformed, sent);
}

/**
 * Reads `metadata`, once the whole row is read. With an id of another database only its flag `verified` is content;
 * otherwise it is an additional value.
 */
export function fillMetadata(draft: RowDraft): void {
  const { metadata, foreign } = draft;
  if (!foreign) {
    if (metadata !== undefined) fillAdditional(draft, 'metadata', metadata);
  } else if (typeof metadata === 'object' && metadata !== null && 'verified' in metadata) {
    fillAdditional(draft, 'verified', metadata.verified);
  }
}

function fillAccession(draft: RowDraft, plan: ColumnPlan, sent: unknown): void {
  const text = additionalText(sent);
  if (text === null) return;
  const entryNumber = text === undefined ? null : parseAccession(text);
  if (entryNumber === null && text !== undefined && !plan.hasUniprotColumn) {
    fillField(draft, 'uniprotId', text);
  } else if (entryNumber === null || entryNumber < 1) {
    addProblem(draft, 'accession', importFileMessages.entryAccessionMalformed, sent);
  } else if (entryNumber > limits.imports.entryNumberMax) {
    addProblem(draft, 'accession', importFileMessages.entryNumberTooHigh(text ?? ''), sent);
  } else draft.entryNumber ??= entryNumber;
}

/** Returns a time as exports write it; `null` for anything else, such as what a spreadsheet makes of it. */
function exportedMoment(sent: unknown): string | null {
  const time = typeof sent === 'string' && /^[12]\d{3}-/.test(sent) ? Date.parse(sent) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === sent ? sent : null;
}

function addProblem(
  { problems }: Pick<RowDraft, 'problems'>,
  path: string,
  message: string,
  sent: unknown,
): void {
  problems.push({ path, message, value: shortened(itemText(sent)) });
}
