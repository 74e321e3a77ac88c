import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql';

import type { ListSize } from './list-size.js';

export type Variables = Readonly<Record<string, unknown>>;

/**
 * Returns the maximum number of objects in a declared list for this field: from a literal, a variable, its default, or
 * the assumed size. The number is clamped to the bounds, since the service refuses numbers outside them.
 */
export function countOf(
  size: ListSize,
  field: FieldNode,
  variables: Variables,
  defaults: ReadonlyMap<string, number>,
): number {
  const given = field.arguments?.find((argument) => argument.name.value === size.argument)?.value;
  const bounded = (count: number): number => Math.min(Math.max(count, 0), size.max);
  if (given?.kind === Kind.INT) return bounded(Number(given.value));
  if (given?.kind !== Kind.VARIABLE) return size.assumed;
  const name = given.name.value;
  const value = variables[name] === undefined ? defaults.get(name) : variables[name];
  return typeof value === 'number' ? bounded(value) : size.assumed;
}

/** Returns the integer default values of the variables of an operation. */
export function defaultsOf({
  variableDefinitions = [],
}: OperationDefinitionNode): ReadonlyMap<string, number> {
  const defaults = new Map<string, number>();
  for (const { variable, defaultValue } of variableDefinitions) {
    if (defaultValue?.kind === Kind.INT) defaults.set(variable.name.value, Number(defaultValue.value));
  }
  return defaults;
}
