import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';

import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import { isDataOnly } from '../data-only.js';
import { type ListSize, listSizeOf } from './list-size.js';
import { fragmentsOf } from './written-out-size.js';

/** Position of a selection: below a field, whose argument may bound its lists. */
interface Place {
  readonly lists: readonly string[];
  readonly count: number;
  /** Fragments already spread here. As in execution, repeated spreads are ignored. */
  readonly spread: Set<string>;
}

const placeOf = (count: number, lists: readonly string[] = []): Place => ({
  lists,
  count,
  spread: new Set(),
});

/** Assumed size of a list without a declared size. A test ensures that every list of ours has one. */
const undeclaredSize = 1000;

/** Assumed sizes of the lists of introspection: about the average numbers in our schema. */
const introspectionSizes: Readonly<Record<string, number>> = {
  types: 200,
  directives: 6,
  fields: 10,
  args: 1,
  inputFields: 2,
  enumValues: 3,
  interfaces: 1,
  possibleTypes: 1,
};

const introspectionFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

interface Cost {
  readonly data: number;
  /** Estimated number of objects that describe the schema. */
  readonly introspection: number;
}

/**
 * Returns the maximum number of objects that an operation can return with these variables: every object counts one,
 * lists multiply. The time is proportional to the expanded size of the document, which the document limits bound.
 * Throws BAD_USER_INPUT (400) for a list of public data with a limit out of its bounds.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Cost {
  const reader = new CostReader(schema, fragmentsOf(document), operation, variables);
  const root = schema.getRootType(operation.operation) ?? undefined;
  const data = reader.ofSelections(operation.selectionSet, root, placeOf(1));
  return { data, introspection: reader.introspection };
}

class CostReader {
  introspection = 0;
  private readonly defaults: ReadonlyMap<string, number>;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {
    this.defaults = defaultsOf(operation);
  }

  ofSelections(set: SelectionSetNode, type: GraphQLNamedType | undefined, place: Place): number {
    return set.selections.reduce((sum, selection) => sum + this.ofSelection(selection, type, place), 0);
  }

  private ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, place: Place): number {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, type, place);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value, place);
    const condition = selection.typeCondition;
    const narrowed = condition ? this.schema.getType(condition.name.value) : type;
    return this.ofSelections(selection.selectionSet, narrowed, place);
  }

  private ofFragment(name: string, place: Place): number {
    const fragment = this.fragments.get(name);
    if (!fragment || place.spread.has(name)) return 0;
    place.spread.add(name);
    const type = this.schema.getType(fragment.typeCondition.name.value);
    return this.ofSelections(fragment.selectionSet, type, place);
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType | undefined, place: Place): number {
    const introspection = introspectionFields.get(node.name.value);
    if (introspection) {
      this.introspection += this.ofDefined(introspection, node, place);
      return 0;
    }
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const field = fields[node.name.value];
    return field ? this.ofDefined(field, node, place) : 0;
  }

  private ofDefined(field: GraphQLField<unknown, unknown>, node: FieldNode, place: Place): number {
    if (!node.selectionSet) return 0;
    const size = listSizeOf(field);
    const given = size ? givenCount(size, node, this.variables, this.defaults) : null;
    if (size && given !== null && isDataOnly(field)) refuseOutside(size, given);
    const count = size
      ? Math.min(Math.max(given ?? size.assumed, 0), size.bounds.max)
      : (introspectionSizes[field.name] ?? undeclaredSize);
    const inside = this.ofSelections(
      node.selectionSet,
      getNamedType(field.type),
      placeOf(count, size?.lists),
    );
    if (!isListType(getNullableType(field.type))) return 1 + inside;
    const times = place.lists.includes(node.name.value) ? place.count : count;
    return times * (1 + inside);
  }
}

type Variables = Readonly<Record<string, unknown>>;

/** Returns the limit that a field is given for its list, by a literal, a variable or its default; `null` for none. */
function givenCount(
  { argument }: ListSize,
  field: FieldNode,
  variables: Variables,
  defaults: ReadonlyMap<string, number>,
): number | null {
  const given = field.arguments?.find(({ name }) => name.value === argument)?.value;
  if (given?.kind === Kind.INT) return Number(given.value);
  if (given?.kind !== Kind.VARIABLE) return null;
  const name = given.name.value;
  const value = Object.hasOwn(variables, name) ? variables[name] : defaults.get(name);
  return typeof value === 'number' ? value : null;
}

/** Other lists are left to the service, which asks for a token first. */
function refuseOutside({ argument, bounds: { min, max } }: ListSize, given: number): void {
  if (argument === null || (given >= min && given <= max)) return;
  const originalError = badInput(argument, messages.wholeNumber(argument, min, max));
  throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
}

/** Returns the integer default values of the variables of an operation. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): ReadonlyMap<string, number> {
  const defaults = new Map<string, number>();
  for (const { variable, defaultValue } of variableDefinitions) {
    if (defaultValue?.kind === Kind.INT) defaults.set(variable.name.value, Number(defaultValue.value));
  }
  return defaults;
}
