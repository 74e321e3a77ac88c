import type { RefObject } from 'react';

import classes from './Honeypot.module.css';

interface HoneypotProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * A field that robots fill and people never meet: out of sight, out of the order of the keyboard, and unknown to screen
 * readers. It is there and drawn, because robots pass over what is not.
 */
export function Honeypot({ inputRef }: HoneypotProps) {
  return (
    <div className={classes.away} aria-hidden="true">
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
    </div>
  );
}
