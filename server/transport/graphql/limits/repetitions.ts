import { type ASTNode, type DocumentNode, Kind, type SelectionSetNode, visit } from 'graphql';

/** A name and the number of its repetitions in a document. */
export interface Repetition {
  readonly name: string;
  readonly times: number;
}

interface Repetitions {
  /** The field most often aliased anywhere, or repeated in one selection set. */
  readonly field: Repetition;
  /** The directive most often repeated in one location. */
  readonly directive: Repetition;
  /** Number of sign-in attempts in the document. */
  readonly signIns: number;
}

const signIn = 'login';

/** Counts repeated fields, directives and sign-ins of a document. */
export function repetitionsOf(document: DocumentNode): Repetitions {
  const fields = new Map<string, number>();
  let directive: Repetition = { name: '', times: 0 };
  let signIns = 0;
  visit(document, {
    enter(node) {
      if (node.kind === Kind.SELECTION_SET) countRepeatedFields(node, fields);
      if (node.kind === Kind.FIELD && node.name.value === signIn) signIns += 1;
      const repeated = mostRepeatedDirective(node);
      if (repeated.times > directive.times) directive = repeated;
    },
  });
  return { field: most(fields), directive, signIns };
}

function countRepeatedFields(set: SelectionSetNode, counts: Map<string, number>): void {
  const seen = new Set<string>();
  for (const selection of set.selections) {
    if (selection.kind !== Kind.FIELD) continue;
    const name = selection.name.value;
    if (selection.alias || seen.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    seen.add(name);
  }
}

function mostRepeatedDirective(node: ASTNode): Repetition {
  const counts = new Map<string, number>();
  const directives = 'directives' in node ? (node.directives ?? []) : [];
  for (const { name } of directives) counts.set(name.value, (counts.get(name.value) ?? 0) + 1);
  return most(counts);
}

function most(counts: ReadonlyMap<string, number>): Repetition {
  let found: Repetition = { name: '', times: 0 };
  for (const [name, times] of counts) if (times > found.times) found = { name, times };
  return found;
}
