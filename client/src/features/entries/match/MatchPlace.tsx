import { entryField } from '@contract/entry-fields';
import type { ReactNode } from 'react';

import { clamped } from '../../../components/ClampedTexts';
import { MarkedText } from '../../../components/search/MarkedText';
import type { ColumnName } from '../list/entryColumns';
import { excerptOf, foundIn } from './foundIn';
import { useMatch } from './matches';
import classes from './MatchPlace.module.css';

interface MatchPlaceProps {
  readonly entryId: string;
  /** The visible columns of the list. */
  readonly shown: readonly ColumnName[];
  /** Wraps the line in markup. @default no wrapper */
  readonly around?: (line: ReactNode) => ReactNode;
}

/** Shows where an entry matches the search, if no visible column shows it. */
export function MatchPlace({ entryId, shown, around = (line) => line }: MatchPlaceProps) {
  const match = useMatch(entryId);
  const found = match ? foundIn(match, shown) : null;
  if (found === null) return null;
  return around(
    <span className={classes.line} {...clamped}>
      Found in {entryField(found.field).label}: <MarkedText {...excerptOf(found)} />
    </span>,
  );
}
