import {
  existingPolicies,
  type ExistingPolicy,
  type ImportMode,
  importModes,
} from '../../../schema/contract/imports.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { badInput } from '../../errors.js';
import { restModes } from '../../nouns/import.js';
import { isAbsent, isObject, jsonValue, optionalFlag, optionalOneOf, plainText } from '../read-input.js';
import type { ImportOptionsInput, RunOptionsInput } from './import-inputs.js';
import type { MissingColumns } from './reading/column-plan.js';
import type { ColumnMapping } from './reading/column-target.js';

/** The options of an import, checked and complete. */
export interface ImportOptions {
  readonly mode: ImportMode;
  readonly existing: ExistingPolicy;
  readonly dryRun: boolean;
  readonly sheet: string | null;
  readonly mapping: ColumnMapping;
  readonly missingColumns: MissingColumns;
}

const sheetNameMax = 255;

/** Reads the options of an import; throws BAD_USER_INPUT that lists the allowed values. */
export function readImportOptions(input: ImportOptionsInput): ImportOptions {
  const { dryRun } = input;
  const { mode, existing } = readRunOptions(input);
  return {
    mode: mode ?? 'all',
    existing: existing ?? 'refuse',
    dryRun: optionalFlag('dryRun', typeof dryRun === 'string' ? dryRun.toLowerCase() : dryRun) ?? false,
    sheet: plainText('sheet', input.sheet, sheetNameMax) || null,
    mapping: readMapping(input.mapping),
    missingColumns: input.missingColumns ?? 'refuse',
  };
}

/** Reads the options that can change when a preview is run; `null` for one that is not sent. */
export function readRunOptions({ mode, existing }: RunOptionsInput): {
  readonly mode: ImportMode | null;
  readonly existing: ExistingPolicy | null;
} {
  return { mode: readMode(mode), existing: optionalOneOf('existing', existing, existingPolicies) };
}

/** GraphQL itself refuses other modes than its own, so a refusal lists the words of REST. */
function readMode(sent: RunOptionsInput['mode']): ImportMode | null {
  const mode = importModes.find((known) => known === sent?.trim());
  if (mode !== undefined) return mode;
  const word = optionalOneOf('mode', sent, Object.values(restModes));
  return importModes.find((known) => restModes[known] === word) ?? null;
}

function readMapping(sent: unknown): ColumnMapping {
  if (isAbsent(sent)) return {};
  const value = typeof sent === 'string' ? jsonValue(sent) : sent;
  if (value === null) return {};
  if (!isObject(value)) throw malformed();
  const pairs = Object.entries(value).map(([header, field]: [string, unknown]) => {
    if (field !== null && typeof field !== 'string') throw malformed();
    return [header, field] as const;
  });
  return Object.fromEntries(pairs);
}

const malformed = (): Error => badInput('mapping', importFileMessages.mappingMalformed);
