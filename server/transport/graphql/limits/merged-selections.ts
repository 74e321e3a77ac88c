import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

import type { Repetition } from './repetitions.js';
import { fragmentsOf } from './written-out-size.js';

interface MergedSelections {
  /** The field most often repeated under one response name below one parent. */
  readonly field: Repetition;
  /** Maximum number of fragments spread below one parent, including nested fragments. */
  readonly fragments: number;
}

/**
 * Merges selections through fragments and inline fragments as execution does, and counts the fields below each parent.
 * The time is proportional to the expanded size, which must be bounded. Requires that fragments are not cyclic.
 */
export function mergedSelectionsOf(document: DocumentNode): MergedSelections {
  const merger = new Merger(fragmentsOf(document));
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) merger.merge([definition.selectionSet]);
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION && !merger.reached.has(definition)) {
      merger.merge([definition.selectionSet]);
    }
  }
  return merger;
}

/** Selections below one parent. */
interface Place {
  readonly fields: Map<string, FieldNode[]>;
  readonly spread: Set<string>;
  spreads: number;
}

class Merger implements MergedSelections {
  readonly reached = new Set<FragmentDefinitionNode>();
  field: Repetition = { name: '', times: 0 };
  fragments = 0;

  constructor(private readonly definitions: ReadonlyMap<string, FragmentDefinitionNode>) {}

  merge(sets: readonly SelectionSetNode[]): void {
    const place: Place = { fields: new Map(), spread: new Set(), spreads: 0 };
    for (const set of sets) this.collect(set, place);
    this.fragments = Math.max(this.fragments, place.spreads);
    for (const nodes of place.fields.values()) {
      const [first] = nodes;
      const times = nodes.length - 1;
      if (first && times > this.field.times) this.field = { name: first.name.value, times };
      const inside = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (inside.length > 0) this.merge(inside);
    }
  }

  private collect(set: SelectionSetNode, place: Place): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) addTo(place.fields, selection);
      if (selection.kind === Kind.INLINE_FRAGMENT) this.collect(selection.selectionSet, place);
      if (selection.kind === Kind.FRAGMENT_SPREAD) this.collectFragment(selection.name.value, place);
    }
  }

  /** As in execution, repeated spreads of a fragment below one parent are ignored. */
  private collectFragment(name: string, place: Place): void {
    place.spreads += 1;
    const fragment = this.definitions.get(name);
    if (!fragment || place.spread.has(name)) return;
    place.spread.add(name);
    this.reached.add(fragment);
    this.collect(fragment.selectionSet, place);
  }
}

function addTo(fields: Map<string, FieldNode[]>, node: FieldNode): void {
  const name = (node.alias ?? node.name).value;
  const nodes = fields.get(name);
  if (nodes) nodes.push(node);
  else fields.set(name, [node]);
}
