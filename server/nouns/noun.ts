/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The values that something can have, each with what it means. */
export interface Enumeration<Value extends string = string> {
  readonly name: string;
  readonly description: string;
  readonly values: Readonly<Record<string, string>>;
  /** Never set: it carries the type that the values have in code. */
  readonly value?: Value;
}

/** What GraphQL calls the types that are neither objects nor enums. */
type Scalar = 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime' | 'JSONObject';

/** What both APIs say of a field. */
export interface Field<Value = unknown> {
  readonly type: Scalar | Enumeration | Noun;
  readonly description: string;
  /** What REST's reference says of the values. */
  readonly schema: JsonSchema;
  readonly nullable?: boolean;
  readonly list?: boolean;
  /** How many items of a list the cost of a query counts, where no argument bounds them. */
  readonly sizedAbout?: number | undefined;
  /** Whether REST lacks the field, or words it differently. */
  readonly graphqlOnly?: boolean;
  /** Never set: it carries the type that the field has in code. */
  readonly value?: Value;
}

type Fields = Readonly<Record<string, Field>>;

/** A thing that both APIs speak of. */
export interface Noun<Its extends Fields = Fields> {
  /** What GraphQL calls it, and REST's reference where it has a schema of its own there. */
  readonly name: string;
  readonly description: string;
  readonly fields: Its;
  /** The fields in REST's reference. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** What REST's reference says of it where another thing holds it. */
  readonly schema: JsonSchema;
}

/** The type that a noun has in code. */
export type Of<Thing extends Noun> = {
  readonly [Name in keyof Thing['fields']]: Thing['fields'][Name] extends Field<infer Value> ? Value : never;
};

/** Defines a noun; `shared`: it has a schema of its own in REST's reference. */
export function noun<Its extends Fields>(
  name: string,
  description: string,
  fields: Its,
  { shared = false } = {},
): Noun<Its> {
  const properties = propertiesOf(fields);
  const schema = shared ? { $ref: `#/components/schemas/${name}` } : objectOf(properties);
  return { name, description, fields, properties, schema };
}

/** What REST's reference says of fields. It calls the `id` of a thing `_id`. */
export function propertiesOf(fields: Fields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.graphqlOnly !== true)
      .map(([name, { description, schema }]) => {
        const isOwnId = name === 'id' && schema['format'] === 'uuid';
        return [isOwnId ? '_id' : name, { description, ...schema }];
      }),
  );
}

/** The schema of an object that has all of these properties, but for the optional ones, which it may have. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

/** Defines an enumeration; the values in the order in which they are listed. */
export function enumeration<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): Enumeration<Value> {
  return { name, description, values };
}

/** Defines an enumeration of the values of a list. */
export function enumerationOf<Value extends string>(
  name: string,
  description: string,
  values: readonly Value[],
  describe: (value: Value) => string,
): Enumeration<Value> {
  return { name, description, values: Object.fromEntries(values.map((value) => [value, describe(value)])) };
}

const scalar =
  <Value>(type: Scalar, schema: JsonSchema) =>
  (description: string, more: JsonSchema = {}): Field<Value> => ({
    type,
    description,
    schema: { ...schema, ...more },
  });

export const id = scalar<string>('ID', { type: 'string', format: 'uuid' });
/** An identifier that is no UUID. */
export const key = scalar<string>('ID', { type: 'string' });
export const text = scalar<string>('String', { type: 'string' });
export const integer = scalar<number>('Int', { type: 'integer' });
export const count = scalar<number>('Int', { type: 'integer', minimum: 0 });
export const version = scalar<number>('Int', { type: 'integer', minimum: 1 });
export const number = scalar<number>('Float', { type: 'number' });
export const flag = scalar<boolean>('Boolean', { type: 'boolean' });
export const moment = scalar<Date>('DateTime', { type: 'string', format: 'date-time' });
/** Texts by free names. */
export const texts = scalar<Readonly<Record<string, string>>>('JSONObject', {
  type: 'object',
  additionalProperties: { type: 'string' },
});

/** A field that holds one value of an enumeration. */
export function oneOf<Value extends string>(
  type: Enumeration<Value>,
  description: string,
  more: JsonSchema = {},
): Field<Value> {
  return { type, description, schema: { type: 'string', enum: Object.keys(type.values), ...more } };
}

/** A field that holds another thing. */
export function one<Thing extends Noun>(
  type: Thing,
  description: string,
  more: JsonSchema = {},
): Field<Of<Thing>> {
  return { type, description, schema: { ...type.schema, ...more } };
}

/** A field that may hold nothing. */
export function orNull<Value>({ value, ...field }: Field<Value>): Field<Value | null> {
  const { type, ...others } = field.schema;
  const schema =
    type === undefined ? { oneOf: [others, { type: 'null' }] } : { ...others, type: [type, 'null'] };
  return { ...field, nullable: true, schema };
}

/** A field that holds a list. */
export function many<Value>({ value, ...field }: Field<Value>, sizedAbout?: number): Field<readonly Value[]> {
  return { ...field, list: true, sizedAbout, schema: { type: 'array', items: field.schema } };
}

/** A field that REST lacks, or words differently. */
export function graphqlOnly<Value>(field: Field<Value>): Field<Value> {
  return { ...field, graphqlOnly: true };
}
