import { VisuallyHidden } from '@mantine/core';
import type { RefObject } from 'react';

/**
 * A field that bots fill in and people never reach: positioned out of view, not focusable, and hidden from screen
 * readers. It is rendered visibly, because bots skip hidden fields.
 */
export function Honeypot({ inputRef }: { readonly inputRef: RefObject<HTMLInputElement | null> }) {
  return (
    <VisuallyHidden aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input
        ref={inputRef}
        id="website"
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        defaultValue=""
      />
    </VisuallyHidden>
  );
}
