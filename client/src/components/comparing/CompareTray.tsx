import { Button, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import { formatEntries } from '../format';
import { compared, comparedEntries, useComparedEntries } from './comparedEntries';
import classes from './Comparing.module.css';

/** What was chosen to be compared, at the foot of the window, and the way there. */
export function CompareTray() {
  const chosen = useComparedEntries();
  const words = chosen.length === 0 ? '' : wordsFor(chosen.length);
  const statusRef = useRef<HTMLDivElement>(null);
  const handleClear = () => {
    // The button goes; whoever tabs on does so from where it was.
    statusRef.current?.focus({ preventScroll: true });
    compared.choose([]);
  };
  return (
    <>
      {/* Always there, as what is to be announced has to be. */}
      <VisuallyHidden ref={statusRef} role="status" tabIndex={-1}>
        {words}
      </VisuallyHidden>
      {chosen.length > 0 && (
        <section className={classes.tray} aria-label="Entries to compare">
          <p className={classes.words} aria-hidden="true">
            {words}
          </p>
          {chosen.length >= comparedEntries.min && (
            <Button component={Link} to={paths.compare({ entries: chosen.join() })} size="compact-md">
              Compare
            </Button>
          )}
          <Button variant="default" size="compact-md" onClick={handleClear}>
            Clear
          </Button>
        </section>
      )}
    </>
  );
}

function wordsFor(count: number): string {
  const words = `${formatEntries(count)} to compare`;
  if (count < comparedEntries.min) return `${words}; choose another`;
  return count < comparedEntries.max ? words : `${words}, the most there can be`;
}
