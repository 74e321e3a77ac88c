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
  /** What the list shows of the entry. */
  readonly shown: readonly ColumnName[];
  /** What the line stands in. @default nothing */
  readonly around?: (line: ReactNode) => ReactNode;
}

/** Says where an entry matches, where that is nothing that the list shows. */
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
