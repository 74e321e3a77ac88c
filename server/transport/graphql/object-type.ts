import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { type ClassType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';

import type { Enumeration, Field as FieldOf, Noun } from '../../nouns/noun.js';
import { SizedAbout } from './limits/list-size.js';

const scalars = { ID, String, Int, Float, Boolean, DateTime: GraphQLDateTime, JSONObject: GraphQLJSONObject };

const objects = new Map<Noun, ClassType>();
const enums = new Map<Enumeration, object>();

/** Returns the class of a noun, always the same one. */
function objectType(thing: Noun): ClassType {
  return objects.get(thing) ?? makeObject(thing);
}

function makeObject(thing: Noun): ClassType {
  const { name, description, fields } = thing;
  @ObjectType(name, { simpleResolvers: true, description })
  class Thing {}
  objects.set(thing, Thing);
  for (const [key, field] of Object.entries(fields)) {
    const { nullable = false, list = false, sizedAbout } = field;
    const type = fieldType(field);
    Field(() => (list ? [type] : type), { nullable, description: field.description })(Thing.prototype, key);
    if (sizedAbout !== undefined) SizedAbout(sizedAbout)(Thing.prototype, key);
  }
  return Thing;
}

/** Creates the input type with the fields of a noun; those in `optional` may be left out, too. */
export function inputType(
  { description, fields }: Noun,
  name: string,
  ...optional: readonly string[]
): ClassType {
  @InputType(name, { description })
  class Input {}
  for (const [key, field] of Object.entries(fields)) {
    const nullable = field.nullable === true || optional.includes(key);
    Field(() => fieldType(field), { nullable, description: field.description })(Input.prototype, key);
  }
  return Input;
}

function fieldType({ type }: FieldOf) {
  if (typeof type === 'string') return scalars[type];
  return 'fields' in type ? objectType(type) : enumType(type);
}

/** Returns the GraphQL type of a noun as decorators expect it, which call it while modules load. */
export function typeOf(thing: Noun): () => ClassType {
  const type = objectType(thing);
  return () => type;
}

/** Returns the list of the GraphQL type of a noun as decorators expect it. */
export function listOf(thing: Noun): () => [ClassType] {
  const type = objectType(thing);
  return () => [type];
}

/** Returns the GraphQL type of an enumeration. Keys equal values, so that GraphQL and REST use the same words. */
export function enumType(enumeration: Enumeration): object {
  return enums.get(enumeration) ?? makeEnum(enumeration);
}

function makeEnum(enumeration: Enumeration): object {
  const { name, description, values } = enumeration;
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value]));
  const described = Object.entries(values).map(([value, text]) => [value, { description: text }] as const);
  registerEnumType(type, { name, description, valuesConfig: Object.fromEntries(described) });
  enums.set(enumeration, type);
  return type;
}
