import { Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';

import { paths } from '../../paths';
import { ButtonLink } from '../ButtonLink';
import { formatEntries } from '../format';
import { compared, comparedEntries, useComparedEntries } from './comparedEntries';
import classes from './Comparing.module.css';

/** The entries selected for comparison, at the bottom of the window, with a link to compare them. */
export function CompareTray() {
  const chosen = useComparedEntries();
  const words = chosen.length === 0 ? '' : describeSelection(chosen.length);
  const statusRef = useRef<HTMLDivElement>(null);
  const handleClear = () => {
    // The button disappears, so the focus moves to the status element: Tab continues from the same position.
    statusRef.current?.focus({ preventScroll: true });
    compared.choose([]);
  };
  return (
    <>
      {/* A live region must always be present for changes to be announced. */}
      <VisuallyHidden ref={statusRef} role="status" tabIndex={-1}>
        {words}
      </VisuallyHidden>
      {chosen.length > 0 && (
        <section className={classes.tray} data-screen-only aria-label="Entries to compare">
          <p style={{ margin: '0 6px 0 0' }} aria-hidden="true">
            {words}
          </p>
          {chosen.length >= comparedEntries.min && (
            <ButtonLink to={paths.compare({ entries: chosen.join() })} size="compact-md">
              Compare
            </ButtonLink>
          )}
          <Button variant="default" size="compact-md" onClick={handleClear}>
            Clear
          </Button>
        </section>
      )}
    </>
  );
}

function describeSelection(count: number): string {
  const words = `${formatEntries(count)} to compare`;
  if (count < comparedEntries.min) return `${words}. Choose another entry.`;
  return count < comparedEntries.max ? words : `${words} (maximum)`;
}
