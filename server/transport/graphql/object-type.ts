import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import {
  ArgsType,
  type ClassType,
  Field,
  Float,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';

import type { Enumeration, Field as FieldOf, Noun } from '../../nouns/noun.js';
import { SizedAbout } from './limits/list-size.js';

const scalars = { ID, String, Int, Float, Boolean, DateTime: GraphQLDateTime, JSONObject: GraphQLJSONObject };

const objects = new Map<Noun, ClassType>();
const inputs = new Map<Noun, ClassType>();
const enums = new Map<Enumeration, object>();

/** Returns the class of a noun, always the same one. */
function objectType(thing: Noun): ClassType {
  return objects.get(thing) ?? makeObject(thing);
}

function makeObject(thing: Noun): ClassType {
  const { name, description } = thing;
  @ObjectType(name, { simpleResolvers: true, description })
  class Thing {}
  objects.set(thing, Thing);
  declareFields(Thing, thing, objectType);
  return Thing;
}

/** Returns the class of an input, always the same one. */
export function inputType(thing: Noun): ClassType {
  return inputs.get(thing) ?? makeInput(thing);
}

function makeInput(thing: Noun): ClassType {
  const { name, description } = thing;
  @InputType(name, { description })
  class Input {}
  inputs.set(thing, Input);
  declareFields(Input, thing, inputType);
  return Input;
}

/** Declares the fields of a noun on a class. `typeOfNoun` returns the types of the nouns in them. */
function declareFields({ prototype }: ClassType, thing: Noun, typeOfNoun: (thing: Noun) => ClassType): void {
  for (const [key, field] of Object.entries(thing.fields)) {
    const { description, nullable = 'isInput' in thing, list = false, sizedAbout } = field;
    const type = fieldType(field, typeOfNoun);
    const defaultValue = field.schema['default'];
    const options = { nullable, description, ...(defaultValue !== undefined && { defaultValue }) };
    Field(() => (list ? [type] : type), options)(prototype, key);
    if (sizedAbout !== undefined) SizedAbout(sizedAbout)(prototype, key);
  }
}

function fieldType({ type }: FieldOf, typeOfNoun: (thing: Noun) => ClassType) {
  if (typeof type === 'string') return scalars[type];
  return 'fields' in type ? typeOfNoun(type) : enumType(type);
}

/** Returns the GraphQL type of a noun as decorators expect it, which call it while modules load. */
export function typeOf(thing: Noun): () => ClassType {
  const type = classOf(thing);
  return () => type;
}

/** Returns the class of the arguments that a resolver takes together, as `@Args` expects it. */
export function argsOf(thing: Noun): () => ClassType {
  @ArgsType()
  class Arguments {}
  declareFields(Arguments, thing, inputType);
  return () => Arguments;
}

/** Returns the list of the GraphQL type of a noun as decorators expect it. */
export function listOf(thing: Noun): () => [ClassType] {
  const type = classOf(thing);
  return () => [type];
}

function classOf(thing: Noun): ClassType {
  return 'isInput' in thing ? inputType(thing) : objectType(thing);
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
