import { storageKeys } from '@contract/storage-keys';
import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';

/** Handlers by key; a handler returns whether it handled the key. If not, the browser's default action applies. */
type SingleKeys = Readonly<Record<string, (event: KeyboardEvent) => boolean>>;

/**
 * Whether single-key shortcuts are on. Users of speech input, or those who press keys by accident, can turn them off
 * (WCAG 2.1.4).
 */
export function useAreKeysOn() {
  return useLocalStorage<boolean>({
    key: storageKeys.reviewKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
    serialize: String,
    deserialize: (text) => text !== 'false',
  });
}

/** Registers single-key shortcuts; they are inactive in text fields, open lists and dialogs. */
export function useSingleKeys(keys: SingleKeys): void {
  const [isOn] = useAreKeysOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const does = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (does === undefined || isForOtherControl(event)) return;
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

const textInputSelector =
  'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"], [role="menuitem"]';

function isForOtherControl(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  return event.target instanceof Element && event.target.closest(textInputSelector) !== null;
}
