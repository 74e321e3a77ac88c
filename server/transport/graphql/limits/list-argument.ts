import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql';

import type { ListSize } from './list-size.js';

export type Variables = Readonly<Record<string, unknown>>;

/**
 * How many objects a declared list can hold as this field asks for it: literal, variable, its default, or the usual. A
 * number outside the bounds is refused by the service, in its own words, so it can return no more than the bound.
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

/** The whole numbers that variables of an operation have by default. */
export function defaultsOf({
  variableDefinitions = [],
}: OperationDefinitionNode): ReadonlyMap<string, number> {
  const defaults = new Map<string, number>();
  for (const { variable, defaultValue } of variableDefinitions) {
    if (defaultValue?.kind === Kind.INT) defaults.set(variable.name.value, Number(defaultValue.value));
  }
  return defaults;
}
