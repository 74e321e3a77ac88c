import { entryField } from '@contract/entry-fields';
import type { ReactNode } from 'react';

import { clamped } from '../../../components/ClampedTexts';
import { HighlightedText } from '../../../components/search/HighlightedText';
import type { ColumnName } from '../list/entryColumns';
import { useMatch } from './matches';
import classes from './MatchExcerpt.module.css';
import { excerptOf, hiddenHighlight } from './matchHighlights';

interface MatchExcerptProps {
  readonly entryId: string;
  /** The visible columns of the list. */
  readonly shown: readonly ColumnName[];
  /** Wraps the line in markup. @default no wrapper */
  readonly around?: (line: ReactNode) => ReactNode;
}

/** Shows where an entry matches the search, if no visible column shows it. */
export function MatchExcerpt({ entryId, shown, around = (line) => line }: MatchExcerptProps) {
  const match = useMatch(entryId);
  const found = match ? hiddenHighlight(match, shown) : null;
  if (found === null) return null;
  return around(
    <span data-text="note" className={classes.line} {...clamped}>
      Found in {entryField(found.field).label}: <HighlightedText {...excerptOf(found)} />
    </span>,
  );
}
