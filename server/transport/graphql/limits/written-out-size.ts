import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

interface WrittenOutSize {
  /** Only slightly above the limit at most, since counting stops once the limit is exceeded. */
  readonly size: number;
  /** Whether a fragment spreads itself, directly or indirectly. */
  readonly hasCycle: boolean;
}

/**
 * Returns the number of names, values and fragments in a document after expanding all fragment spreads. Without
 * fragments, this is less than its number of tokens. The time is proportional to the document: each fragment is
 * counted once.
 */
export function writtenOutSizeOf(document: DocumentNode, limit: number): WrittenOutSize {
  const counter = new SizeCounter(fragmentsOf(document), limit);
  let size = 0;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) size += counter.ofSelections(definition.selectionSet);
  }
  // Validation also visits unused fragments.
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && !counter.reached.has(definition)) {
      size += counter.ofDefinition(definition);
    }
  }
  return { size, hasCycle: counter.hasCycle };
}

/** Returns the fragments of a document by name. If a name occurs twice, the last one counts. */
export function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

class SizeCounter {
  readonly reached = new Set<FragmentDefinitionNode>();
  hasCycle = false;
  private readonly sizes = new Map<FragmentDefinitionNode, number>();

  constructor(
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly limit: number,
  ) {}

  ofSelections(set: SelectionSetNode | undefined): number {
    let size = 0;
    for (const selection of set?.selections ?? []) {
      size += this.ofSelection(selection);
      if (size > this.limit) return size;
    }
    return size;
  }

  ofDefinition(fragment: FragmentDefinitionNode): number {
    const known = this.sizes.get(fragment);
    if (known !== undefined) return known;
    if (this.reached.has(fragment)) {
      this.hasCycle = true;
      return 0;
    }
    this.reached.add(fragment);
    const size = this.ofSelections(fragment.selectionSet);
    this.sizes.set(fragment, size);
    return size;
  }

  private ofSelection(selection: SelectionNode): number {
    const size = 1 + sizeOfDirectives(selection.directives);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = this.fragments.get(selection.name.value);
      return size + (fragment === undefined ? 0 : this.ofDefinition(fragment));
    }
    const inside = this.ofSelections(selection.selectionSet);
    return selection.kind === Kind.FIELD
      ? size + inside + sizeOfArguments(selection.arguments)
      : size + inside;
  }
}

function sizeOfDirectives(directives: readonly DirectiveNode[] = []): number {
  return directives.reduce((size, directive) => size + 1 + sizeOfArguments(directive.arguments), 0);
}

function sizeOfArguments(given: readonly ArgumentNode[] = []): number {
  return given.reduce((size, { value }) => size + 1 + sizeOfValue(value), 0);
}

function sizeOfValue(value: ValueNode): number {
  if (value.kind === Kind.LIST) return value.values.reduce((size, item) => size + sizeOfValue(item), 1);
  if (value.kind === Kind.OBJECT) {
    return value.fields.reduce((size, field) => size + 1 + sizeOfValue(field.value), 1);
  }
  return 1;
}
