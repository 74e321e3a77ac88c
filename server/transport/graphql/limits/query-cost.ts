import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

import { constant, type Count, countOf } from './list-argument.js';
import { listSizeOf } from './list-size.js';

/** Where selections stand: below a field, whose argument may bound the lists among them. */
interface Place {
  readonly lists: readonly string[];
  readonly count: Count;
  /** The fragments already spread here: as in execution, another spread adds nothing. */
  readonly spread: Set<string>;
}

const placeOf = (count: Count, lists: readonly string[] = []): Place => ({ lists, count, spread: new Set() });

/** What is counted for a list that nobody declared a size of; a test keeps this from happening. */
const undeclaredSize = 1000;

/**
 * How many objects an operation could return: every object counts one, lists multiply. What does not depend on variables
 * is worked out here, once per document; the answer only multiplies and adds.
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Count {
  const root = schema.getRootType(operation.operation);
  if (!root) return constant(0);
  return new CostReader(schema, document, operation).ofSelections(
    operation.selectionSet,
    root,
    placeOf(constant(1)),
  );
}

class CostReader {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        this.fragments.set(definition.name.value, definition);
      }
    }
  }

  ofSelections(set: SelectionSetNode, type: GraphQLNamedType | undefined, place: Place): Count {
    const counts = set.selections.map((selection) => this.ofSelection(selection, type, place));
    return (variables) => counts.reduce((sum, count) => sum + count(variables), 0);
  }

  private ofSelection(selection: SelectionNode, type: GraphQLNamedType | undefined, place: Place): Count {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, type, place);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection.name.value, place);
    const condition = selection.typeCondition;
    const narrowed = condition ? this.schema.getType(condition.name.value) : type;
    return this.ofSelections(selection.selectionSet, narrowed, place);
  }

  private ofFragment(name: string, place: Place): Count {
    const fragment = this.fragments.get(name);
    if (!fragment || place.spread.has(name)) return constant(0);
    place.spread.add(name);
    const type = this.schema.getType(fragment.typeCondition.name.value);
    return this.ofSelections(fragment.selectionSet, type, place);
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType | undefined, place: Place): Count {
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const field = fields[node.name.value];
    // Introspection has no definition here: it costs nothing, its depth is limited.
    if (!field || !node.selectionSet) return constant(0);
    const size = listSizeOf(field);
    const count = size ? countOf(size, node, this.operation) : constant(undeclaredSize);
    const inside = this.ofSelections(
      node.selectionSet,
      getNamedType(field.type),
      placeOf(count, size?.lists),
    );
    if (!isListType(getNullableType(field.type))) return (variables) => 1 + inside(variables);
    const times = place.lists.includes(node.name.value) ? place.count : count;
    return (variables) => times(variables) * (1 + inside(variables));
  }
}
