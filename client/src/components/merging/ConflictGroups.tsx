import { Title } from '@mantine/core';

import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice';
import type { Difference } from './differences';
import type { Sides } from './useSides';

interface ConflictGroupsProps extends Pick<ConflictChoiceProps, 'names' | 'labelOf'> {
  readonly differences: readonly Difference[];
  readonly sides: Pick<Sides, 'sideOf' | 'choose'>;
  /** The titles of the parts that both sides changed, and of those that one side changed. */
  readonly titles: { readonly both: string; readonly one: string };
}

/** The parts in which two versions differ, with a choice for each: first those that both sides changed. */
export function ConflictGroups({ differences, sides, titles, ...look }: ConflictGroupsProps) {
  return (
    <>
      {group(
        titles.both,
        differences.filter(({ changedBy }) => changedBy === null),
      )}
      {group(
        titles.one,
        differences.filter(({ changedBy }) => changedBy !== null),
      )}
    </>
  );

  function group(title: string, parts: readonly Difference[]) {
    if (parts.length === 0) return null;
    return (
      <div data-stack="16">
        <Title order={3}>{title}</Title>
        {parts.map((difference) => (
          <ConflictChoice
            key={difference.part}
            {...look}
            difference={difference}
            side={sides.sideOf(difference)}
            onSide={(side) => sides.choose(difference.part, side)}
          />
        ))}
      </div>
    );
  }
}
