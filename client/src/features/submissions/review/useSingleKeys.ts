import { storageKeys } from '@contract/storage-keys';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** What a single key does, and whether it did it; where it did not, the browser does what it always does. */
type SingleKeys = Readonly<Record<string, (event: KeyboardEvent) => boolean>>;

/** Whether single letters do something. Whoever speaks to their computer, or slips, turns them off (WCAG 2.1.4). */
export function useAreKeysOn() {
  return useLocalStorage<boolean>({
    key: storageKeys.reviewKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text) => text !== 'false',
  });
}

/** Has single keys do something, never while somebody types, chooses from a list, or is asked something. */
export function useSingleKeys(keys: SingleKeys): void {
  const [isOn] = useAreKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const does = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (does === undefined || isBusyElsewhere(event)) return;
    if (does(event)) event.preventDefault();
  });
  useEffect(
    function watchKeys() {
      if (!isOn) return;
      window.addEventListener('keydown', press);
      return () => window.removeEventListener('keydown', press);
    },
    [isOn],
  );
}

const takesLetters =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], [role="menuitem"]';

function isBusyElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return event.target instanceof Element && event.target.closest(takesLetters) !== null;
}
