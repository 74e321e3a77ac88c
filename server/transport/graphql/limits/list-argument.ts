import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql';

import type { ListSize } from './list-size.js';

export type Variables = Readonly<Record<string, unknown>>;

/** A number that may depend on the variables of a request. */
export type Count = (variables: Variables) => number;

/** How many objects a declared list can hold as this field asks for it: literal, variable, its default, or the usual. */
export function countOf(size: ListSize, field: FieldNode, operation: OperationDefinitionNode): Count {
  const given = field.arguments?.find((argument) => argument.name.value === size.argument)?.value;
  // A number outside the bounds is refused by the service, in its own words, so it can return no more than the bound.
  const bounded = (count: number): number => Math.min(Math.max(count, 0), size.max);
  if (given?.kind === Kind.INT) return constant(bounded(Number(given.value)));
  if (given?.kind !== Kind.VARIABLE) return constant(size.assumed);
  const name = given.name.value;
  const usual = defaultOf(name, operation) ?? size.assumed;
  return (variables) => {
    const value = variables[name] === undefined ? usual : variables[name];
    return typeof value === 'number' ? bounded(value) : size.assumed;
  };
}

/** A count that no variable changes. */
export function constant(count: number): Count {
  return () => count;
}

function defaultOf(name: string, operation: OperationDefinitionNode): number | null {
  const definition = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : null;
}
