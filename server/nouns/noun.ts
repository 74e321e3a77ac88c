/** A JSON Schema as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A set of allowed values, each with its description. */
export interface Enumeration<Value extends string = string> {
  readonly name: string;
  readonly description: string;
  readonly values: Readonly<Record<string, string>>;
  /** Never set. Carries the TypeScript type of the values. */
  readonly value?: Value;
}

/** Names of the GraphQL scalar types in use. */
type Scalar = 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime' | 'JSONObject';

/** Definition of a field, shared by the GraphQL and REST APIs. */
export interface Field<Value = unknown> {
  readonly type: Scalar | Enumeration | Noun;
  readonly description: string;
  /** Schema of the values in the OpenAPI document. */
  readonly schema: JsonSchema;
  readonly nullable?: boolean;
  readonly list?: boolean;
  /** Number of list items assumed by the query cost if no argument limits the list. */
  readonly sizedAbout?: number | undefined;
  /** Whether the REST answer omits the field or represents it differently. */
  readonly graphqlOnly?: boolean;
  /** Whether a call is refused without the field. */
  readonly isRequired?: boolean;
  /** Never set. Carries the TypeScript type of the field. */
  readonly value?: Value;
}

export type Fields = Readonly<Record<string, Field>>;

/** Definition of an object type, shared by the GraphQL and REST APIs. */
export interface Noun<Its extends Fields = Fields> {
  /** Name of the GraphQL type, and of the OpenAPI schema if the type is shared. */
  readonly name: string;
  readonly description: string;
  readonly fields: Its;
  /** The properties in the OpenAPI document. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** OpenAPI schema for use inside another schema: a `$ref` if shared, otherwise the object schema. */
  readonly schema: JsonSchema;
}

/**
 * Definition of what a client sends: a body or parameters of REST, an input or arguments of GraphQL. In GraphQL all its
 * fields may be omitted or null: the services check which are required, so that both APIs report the same errors.
 */
export interface Input<Its extends Fields = Fields> extends Noun<Its> {
  readonly isInput: true;
}

type ValueOf<Its> = Its extends Field<infer Value> ? Value : never;

/** The TypeScript type of a noun. */
export type Of<Thing extends Noun> = Thing extends Input
  ? { readonly [Name in keyof Thing['fields']]?: ValueOf<Thing['fields'][Name]> | null }
  : { readonly [Name in keyof Thing['fields']]: ValueOf<Thing['fields'][Name]> };

type Unchecked<Value> = Value extends null | string
  ? Value | string
  : Value extends number | boolean
    ? Value | string
    : unknown;

/** An input as the APIs pass it, unchecked: GraphQL sends values of its types, REST texts. */
export type Sent<Thing extends Input> = {
  readonly [Name in keyof Thing['fields']]?: Unchecked<ValueOf<Thing['fields'][Name]>> | null | undefined;
};

/** A body as the APIs pass it, unchecked: its values may be of any type. */
export type SentBody<Thing extends Input> = { readonly [Name in keyof Thing['fields']]?: unknown };

/** Defines a noun. With `shared`, other OpenAPI schemas refer to it by `$ref`. */
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

/**
 * Defines an input. A `default` in the schema of a field becomes its default value in GraphQL, an `example` that of its
 * parameter in REST.
 */
export function input<Its extends Fields>(name: string, description: string, fields: Its): Input<Its> {
  return { ...noun(name, description, fields), schema: bodyOf(fields), isInput: true };
}

/** Returns the OpenAPI properties of fields. REST uses the name `_id` for the `id` of an object. */
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

/** Returns the schema of an object with these properties. All are required except the optional ones. */
export function objectOf(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required };
}

/** Returns the schema of a body with these fields. `needed` are required: by default, those made so by `required`. */
export function bodyOf(
  fields: Fields,
  needed: readonly string[] = Object.keys(fields).filter((name) => fields[name]?.isRequired),
): JsonSchema {
  return { type: 'object', properties: propertiesOf(fields), required: needed };
}

/** Defines an enumeration from values and their descriptions. The order of the values is preserved. */
export function enumeration<Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): Enumeration<Value> {
  return { name, description, values };
}

export function valuesOf<Value extends string>({ values }: Enumeration<Value>): Value[] {
  const isValue = (name: string): name is Value => Object.hasOwn(values, name);
  return Object.keys(values).filter(isValue);
}

/** Defines an enumeration from a list of values and a function that describes each. */
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
/** An identifier that is not a UUID. */
export const key = scalar<string>('ID', { type: 'string' });
export const text = scalar<string>('String', { type: 'string' });
export const integer = scalar<number>('Int', { type: 'integer' });
export const count = scalar<number>('Int', { type: 'integer', minimum: 0 });
export const version = scalar<number>('Int', { type: 'integer', minimum: 1 });
export const number = scalar<number>('Float', { type: 'number' });
export const flag = scalar<boolean>('Boolean', { type: 'boolean' });
export const moment = scalar<Date>('DateTime', { type: 'string', format: 'date-time' });
/** An object with arbitrary keys and values. */
export const object = scalar<Readonly<Record<string, unknown>>>('JSONObject', { type: 'object' });
/** An object with arbitrary keys and text values. */
export const texts = scalar<Readonly<Record<string, string>>>('JSONObject', {
  type: 'object',
  additionalProperties: { type: 'string' },
});

/** Defines a field with one value of an enumeration. */
export function oneOf<Value extends string>(
  type: Enumeration<Value>,
  description: string,
  more: JsonSchema = {},
): Field<Value> {
  return { type, description, schema: { type: 'string', enum: Object.keys(type.values), ...more } };
}

/** Defines a field that contains an object of another noun. */
export function one<Thing extends Noun>(
  type: Thing,
  description: string,
  more: JsonSchema = {},
): Field<Of<Thing>> {
  return { type, description, schema: { ...type.schema, ...more } };
}

/** Makes a field nullable. */
export function orNull<Value>({ value, ...field }: Field<Value>): Field<Value | null> {
  const { type, ...others } = field.schema;
  const values: unknown = others['enum'];
  const withNull = isList(values) ? { enum: [...values, null] } : {};
  const schema =
    type === undefined
      ? { oneOf: [others, { type: 'null' }] }
      : { ...others, ...withNull, type: [type, 'null'] };
  return { ...field, nullable: true, schema };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Makes a field a list; `sizedAbout` is its size in the cost of a query. */
export function many<Value>({ value, ...field }: Field<Value>, sizedAbout?: number): Field<readonly Value[]> {
  return { ...field, list: true, sizedAbout, schema: { type: 'array', items: field.schema } };
}

/** Defines a share: a number from 0 to 1. */
export function share(description: string, schema: JsonSchema = {}) {
  return number(description, { minimum: 0, maximum: 1, ...schema });
}

/** Makes a field of an input required: the service refuses a call without it. */
export function required<Value>(field: Field<Value>): Field<Value> {
  return { ...field, description: `${field.description} Required.`, isRequired: true };
}

/** Limits the number of items of a list. */
export function bounded<Value>(
  { description, schema, ...field }: Field<Value>,
  { min, max }: { readonly min: number; readonly max: number },
): Field<Value> {
  return {
    ...field,
    description: `${description} ${min} to ${max} items.`,
    schema: { ...schema, minItems: min, maxItems: max },
  };
}

/** Excludes a field from the OpenAPI properties, because REST omits it or represents it differently. */
export function graphqlOnly<Value>(field: Field<Value>): Field<Value> {
  return { ...field, graphqlOnly: true };
}
