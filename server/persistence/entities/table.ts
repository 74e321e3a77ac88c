import {
  EntitySchema,
  type EntitySchemaColumnOptions,
  type EntitySchemaIndexOptions,
  EntitySchemaOptions,
} from 'typeorm';

type Column = EntitySchemaColumnOptions;

/** The types of columns. */
export const bigint = { type: 'bigint' } satisfies Column;
export const boolean = { type: 'boolean' } satisfies Column;
export const bytes = { type: 'bytea' } satisfies Column;
export const double = { type: 'double precision' } satisfies Column;
export const integer = { type: 'integer' } satisfies Column;
export const json = { type: 'jsonb' } satisfies Column;
export const text = { type: 'text' } satisfies Column;
export const texts = { type: 'text', array: true } satisfies Column;
/** A text that is compared by its bytes. */
export const byteText = { type: 'text', collation: 'C' } satisfies Column;
export const time = { type: 'timestamptz', precision: 3 } satisfies Column;
export const uuid = { type: 'uuid' } satisfies Column;

export const primary = (column: Column): Column => ({ ...column, primary: true });
export const maybe = (column: Column): Column => ({ ...column, nullable: true });
export const unique = (column: Column): Column => ({ ...column, unique: true });
export const byDefault = (value: unknown, column: Column): Column => ({ ...column, default: value });
/** The time at which a row is inserted. */
export const insertTime = byDefault(() => 'now()', time);

/** Returns columns of one type. */
export function columns(names: readonly string[], column: Column): Record<string, Column> {
  return Object.fromEntries(names.map((name) => [name, column]));
}

/** Returns an index of columns. */
export function index(name: string, ...indexed: readonly string[]): EntitySchemaIndexOptions {
  return { name, columns: [...indexed] };
}

/** Returns indexes that TypeORM cannot describe: of some rows, of an expression, or of another kind than a B-tree. */
export function undescribed(...names: readonly string[]): EntitySchemaIndexOptions[] {
  return names.map((name) => ({ name, synchronize: false }));
}

/** Describes a table, so that a test can compare it with what the migrations create. */
export function table(
  name: string,
  described: Readonly<Record<string, Column>>,
  indices: readonly EntitySchemaIndexOptions[] = [],
  checks: readonly { readonly name: string; readonly expression: string }[] = [],
): EntitySchema {
  const options = { name, tableName: name, columns: described, indices: [...indices], checks: [...checks] };
  return new EntitySchema(Object.assign(new EntitySchemaOptions<Record<string, unknown>>(), options));
}
