import { fold } from '@contract/rules/fold';
import type { ComboboxItem } from '@mantine/core';

/** Options beside their input, so that they belong to the same landmark; the list itself scrolls, not an area around it. */
export const optionsInPlace = {
  comboboxProps: { shadow: undefined, position: 'bottom-start', withinPortal: false },
  withScrollArea: false,
} as const;

/** Those whose words hold what was typed, as search compares; those that begin with it first. */
export function beginningFirst(items: readonly ComboboxItem[], typed: string): ComboboxItem[] {
  const wanted = fold(typed);
  const found = items
    .map((item) => ({ item, at: fold(item.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ item }) => item);
}

/** Tells an option from a group of them. */
export function isItem(option: object): option is ComboboxItem {
  return 'value' in option;
}
