import { Box, Button, CloseButton } from '@mantine/core';

import { useRestoredFocus } from '../hooks/useRestoredFocus';
import classes from './FilterChips.module.css';

/** A filter of a list. */
export interface AppliedFilter {
  readonly label: string;
  readonly value: string;
  readonly onRemove: () => void;
}

interface FilterChipsProps {
  readonly applied: readonly AppliedFilter[];
  readonly onClear: () => void;
}

/** The filters of a list, each with a button to remove it, and a button to remove all. */
export function FilterChips({ applied, onClear }: FilterChipsProps) {
  const list = useRestoredFocus<HTMLUListElement>(applied.map(({ label }) => label).join());
  if (applied.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className={classes.chips} aria-label="Applied filters">
      {applied.map(({ label, value, onRemove }) => (
        <li key={label} data-framed className={classes.chip}>
          <Box component="span" data-text="note" flex="none">
            {label}
          </Box>
          <span className={classes.value} title={value}>
            {value}
          </span>
          <CloseButton
            data-screen-only
            size="sm"
            onClick={onRemove}
            aria-label={`Remove ${label.toLowerCase()}: ${value}`}
          />
        </li>
      ))}
      <li data-screen-only>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  );
}
