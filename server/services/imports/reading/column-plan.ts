import {
  entryField,
  type EntryFieldName,
  isEntryFieldName,
  requiredEntryFields,
} from '../../../../schema/contract/entry-fields.js';
import type { ImportFormat } from '../../../../schema/contract/imports.js';
import { limits } from '../../../../schema/contract/limits.js';
import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { assertUnreachable, badInput } from '../../../errors.js';
import type { StoredProblem } from '../../../persistence/imports/staged-line.js';
import { type ColumnMapping, type ColumnTarget, columnTarget, readMapping } from './column-target.js';
import { shortened } from './json-reader.js';

/**
 * A column as the interface shows it: a field's name, `_id`, `accession`, `additional.<name>`, or `null` if it is
 * left out.
 */
interface PlannedColumn {
  readonly header: string;
  readonly field: string | null;
}

/** Whether a table without a column for a required field is refused, or shown with what is missing. */
export type MissingColumns = 'refuse' | 'report';

/**
 * Decides the target of each column. Throws BAD_USER_INPUT for a mapping to something that is not a field, and, unless
 * `missingColumns` is `report`, for a table that lacks a column for a required field; that error lists the columns that
 * it found, and `otherSheets`, which were not read.
 */
export function planColumns(
  headers: readonly string[],
  mapping: ColumnMapping,
  format: ImportFormat,
  missingColumns: MissingColumns = 'refuse',
  otherSheets: readonly string[] = [],
): ColumnPlan {
  const plan = new ColumnPlan(format, readMapping(mapping), otherSheets);
  for (const header of headers) plan.add(header);
  if (plan.named) return plan;
  plan.require(requiredEntryFields, missingColumns);
  plan.remarkOnHeaders();
  return plan;
}

/** The target of each column. For json and ndjson, columns are added while items are read. */
export class ColumnPlan {
  readonly headers: string[] = [];
  readonly targets: ColumnTarget[] = [];
  /** Warnings about the file as a whole. */
  readonly warnings: StoredProblem[] = [];
  /** Errors about the columns of a table; if there are any, nothing can be stored. */
  readonly problems: StoredProblem[] = [];
  /** Whether values carry their names, as in json; problems are then reported for names of values, not for columns. */
  readonly named: boolean;
  hasUniprotColumn = false;
  private hasForeignIds = false;
  private readonly positions = new Map<string, number>();

  constructor(
    readonly format: ImportFormat,
    private readonly mapping: ReadonlyMap<string, string | null>,
    /** The sheets of a spreadsheet that are not read. */
    private readonly otherSheets: readonly string[],
  ) {
    this.named = format === 'json' || format === 'ndjson';
  }

  get columns(): readonly PlannedColumn[] {
    return this.headers.map((header, position) => ({ header, field: this.fieldOf(this.targets[position]) }));
  }

  /** Headers of the columns that go to `additional` because they match no field. */
  get unmappedColumns(): readonly string[] {
    return this.targets.flatMap((target) => {
      if (target.kind === 'metadata') return this.hasForeignIds ? [] : [target.name];
      return target.kind === 'additional' && target.unmapped ? [target.name] : [];
    });
  }

  /** For json and ndjson: returns the column of a name; adds a new one. Throws BAD_USER_INPUT for too many. */
  columnOf(name: string): number {
    return this.positions.get(name) ?? this.add(name);
  }

  add(header: string): number {
    const position = this.headers.length;
    // Every row has a cell for every column, so names without end would take memory without end.
    if (this.named && position >= limits.imports.columns) {
      throw badInput('file', importFileMessages.tooManyColumns(limits.imports.columns));
    }
    const { target, remark } = columnTarget(header, position, this.mapping, this.named);
    this.headers.push(header);
    this.targets.push(target);
    if (target.kind === 'field' && target.name === 'uniprotId') this.hasUniprotColumn = true;
    if (target.kind === 'refused' && !this.named) {
      const name = shortened(header.trim()) ?? '';
      this.problems.push(about(header, importFileMessages.columnRefused(name, target.message)));
    }
    if (remark !== null && !this.named) this.warnings.push(about(header, remark));
    if (!this.positions.has(header)) this.positions.set(header, position);
    return position;
  }

  /** Adds, once, the warning that the file has ids of another database. */
  remarkOnForeignIds(): void {
    if (this.hasForeignIds) return;
    this.hasForeignIds = true;
    this.warnings.push(about('_id', importFileMessages.idsOfOtherDatabase));
  }

  require(required: readonly EntryFieldName[], otherwise: MissingColumns): void {
    const missing = required.filter(
      (name) => !this.targets.some((target) => target.kind === 'field' && target.name === name),
    );
    const [first] = missing;
    if (first === undefined) return;
    const found = this.headers.map((header) => header.trim() || '(blank)');
    const message = importFileMessages.columnsMissing(missing, found, this.otherSheets);
    if (otherwise === 'refuse') throw badInput(first, message);
    this.problems.push({ path: first, message, value: null });
  }

  /** Once all headers are known: warns of those that match one field, and of those that only the mapping has. */
  remarkOnHeaders(): void {
    this.remarkOnShared();
    this.remarkOnMapping();
  }

  private remarkOnShared(): void {
    const headersOf = new Map<string, string[]>();
    for (const { header, field } of this.columns) {
      if (field === null) continue;
      const headers = headersOf.get(field) ?? [];
      headers.push(header.trim());
      headersOf.set(field, headers);
    }
    for (const [field, headers] of headersOf) {
      if (headers.length < 2) continue;
      const label = isEntryFieldName(field) ? entryField(field).label : field;
      this.warnings.push(about(headers.join(', '), importFileMessages.columnsShareField(headers, label)));
    }
  }

  private remarkOnMapping(): void {
    const known = new Set(this.headers.map((header) => header.trim()));
    for (const header of this.mapping.keys()) {
      if (!known.has(header))
        this.warnings.push(about(header, importFileMessages.mappingUnknownHeader(header)));
    }
  }

  private fieldOf(target: ColumnTarget | undefined): string | null {
    switch (target?.kind) {
      case 'field':
        return target.name;
      case 'id':
        return '_id';
      case 'accession':
        return 'accession';
      case 'additional':
        return `additional.${target.name}`;
      case 'metadata':
        return this.hasForeignIds ? null : `additional.${target.name}`;
      case 'whole-additional':
      case 'updatedAt':
      case 'nowhere':
      case 'refused':
      case undefined:
        return null;
      default:
        return assertUnreachable(target);
    }
  }
}

function about(header: string, message: string): StoredProblem {
  return { path: header.trim() || 'file', message, value: null };
}
