import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';

import { entryFieldNames } from '../../../schema/contract/entry-fields.js';
import {
  measuredFilters,
  searchFields,
  sortKeys,
  sortOrders,
} from '../../../schema/contract/entry-filters.js';
import { resolverClasses } from '../../use-cases.js';
import { buildGraphqlSchema } from './build-schema.js';
import { listSizeOf } from './limits/list-size.js';

const schema = buildGraphqlSchema(resolverClasses);
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const builtIn = ['String', 'Int', 'Float', 'Boolean', 'ID'];

/** Returns all public parts of a type by path: fields, arguments, enum values. */
function partsOf(type: GraphQLNamedType): [string, { description?: string | null }][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field]);
  }
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    [`${type.name}.${field.name}`, field] as [string, typeof field],
    ...field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, arg] as [string, typeof arg]),
  ]);
}

const fieldsOf = (name: string): GraphQLField<unknown, unknown>[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

describe('GraphQL schema', () => {
  it('describes every type, field, argument and enum value', () => {
    const all = types
      .filter(({ name }) => !builtIn.includes(name))
      .flatMap((type) => [[type.name, type] as const, ...partsOf(type)]);
    expect(all.filter(([, part]) => !part.description?.trim()).map(([path]) => path)).toEqual([]);
  });

  it('has all entry fields on entries and on filters, and createdAt on both', () => {
    const filter = schema.getType('EntryFilter');
    expect(fieldsOf('Entry').map(({ name }) => name)).toEqual(expect.arrayContaining([...entryFieldNames]));
    expect(isInputObjectType(filter) && Object.keys(filter.getFields())).toEqual([
      'createdAt',
      'autoantibodyClass',
      'icap',
      'overview',
      ...measuredFilters,
      ...entryFieldNames,
    ]);
  });

  it('has non-null texts for the required fields only', () => {
    const promised = fieldsOf('Entry')
      .filter(
        ({ name, type }) => entryFieldNames.some((field) => field === name) && String(type) === 'String!',
      )
      .map(({ name }) => name);
    expect(promised).toEqual(['disease', 'autoantibody', 'autoantigen']);
  });

  it.each([
    ['SortOrder', sortOrders],
    ['EntrySortKey', sortKeys],
    ['SearchField', searchFields],
    ['EntryField', entryFieldNames],
  ])('uses the values of REST in %s', (name, words) => {
    const type = schema.getType(name);
    expect(isEnumType(type) && type.getValues().map(({ value }) => value as string)).toEqual(words);
  });

  it('has nullable results only for queries of a single object', () => {
    const absent = fieldsOf('Query').filter(({ type }) => getNullableType(type) === type);
    const single = ['entry', 'tombstone', 'import', 'submission', 'submissionByTicket'];
    expect(new Set(absent.map(({ name }) => name))).toEqual(new Set(single));
  });

  it('states the maximum length of every list of objects', () => {
    const fields = types
      .filter(isObjectType)
      .flatMap((type) => fieldsOf(type.name).map((field) => ({ type, field })));
    const boundFromAbove = new Set(
      fields.flatMap(({ field }) =>
        (listSizeOf(field)?.lists ?? []).map((list) => `${getNamedType(field.type).name}.${list}`),
      ),
    );
    const undeclared = fields
      .filter(
        ({ field }) => isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type)),
      )
      .filter(({ type, field }) => !listSizeOf(field) && !boundFromAbove.has(`${type.name}.${field.name}`));
    expect(undeclared.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });
});
