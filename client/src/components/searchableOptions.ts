import { fold } from '@contract/rules/fold';
import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/**
 * Renders options next to their input, so that they belong to the same landmark; the list itself scrolls, not a
 * wrapper.
 */
export const inlineDropdown = {
  comboboxProps: { shadow: undefined, position: 'bottom-start', withinPortal: false },
  withScrollArea: false,
  // Typing or ↓ opens the list. One that opens on focus takes the next Tab, and the focus is lost with it.
  openOnFocus: false,
  // Browsers give a list that scrolls a Tab stop of its own; the arrow keys scroll this one.
  attributes: { options: { tabIndex: -1 } },
} as const;

/** Returns the options that contain the typed text, compared as search does; those that start with it come first. */
export function matchingOptions(items: readonly ComboboxItem[], typed: string): ComboboxItem[] {
  const wanted = fold(typed);
  const found = items
    .map((item) => ({ item, at: fold(item.label).indexOf(wanted) }))
    .filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)].map(({ item }) => item);
}

/** Filters options without groups by the typed text, the best first. */
export const matchingFirst: OptionsFilter = ({ options, search, limit }) =>
  matchingOptions(
    options.filter((option) => 'value' in option),
    search,
  ).slice(0, limit);
