import { recogniseUniprotIds } from '@contract/rules/recognise-identifiers';
import { Link } from 'react-router-dom';

import { IdentifierText } from '../../../components/IdentifierText';
import { Day } from '../../../components/Moment';
import { Highlight, HighlightedText } from '../../../components/search/HighlightedText';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMatch } from '../match/matches';
import { highlightRanges } from '../match/matchHighlights';
import classes from './EntriesTable.module.css';
import type { ColumnName } from './entryColumns';

interface EntryCellProps {
  readonly entry: EntryFieldsFragment;
  readonly name: ColumnName;
  /** Whether to render text only, without links. @default false */
  readonly asText?: boolean;
}

/**
 * The value of a column of an entry, with the letters that the search matched highlighted. A name leads to everything
 * about it.
 */
export function EntryCell({ entry, name, asText = false }: EntryCellProps) {
  const match = useMatch(entry.id);
  if (name === 'accession') return <span data-text="mono">{entry.accession}</span>;
  if (name === 'updatedAt') return <Day moment={entry.updatedAt} />;
  const text = entry[name];
  if (text === null) return null;
  const ranges = highlightRanges(text, name, match);
  if (!asText && (name === 'disease' || name === 'autoantibody' || name === 'autoantigen'))
    return (
      <Link to={paths.overview(name, text)} className={classes.name}>
        <HighlightedText text={text} ranges={ranges} />
      </Link>
    );
  if (name !== 'uniprotId' || asText) return <HighlightedText text={text} ranges={ranges} />;
  const identifiers = <IdentifierText pieces={recogniseUniprotIds(text)} />;
  return ranges.length === 0 ? identifiers : <Highlight>{identifiers}</Highlight>;
}
