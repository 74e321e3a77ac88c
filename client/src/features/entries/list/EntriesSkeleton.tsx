import { cardColumns } from '../../../components/list/ListCards';
import { ListSkeleton } from '../../../components/list/ListSkeleton';
import type { Display } from './entriesSearchParams';
import type { EntryColumn } from './entryColumns';

interface EntriesSkeletonProps {
  readonly rows: number;
  readonly columns: readonly EntryColumn[];
  readonly display: Display;
  readonly isCompact: boolean;
}

/** Loading skeleton of the list. */
export function EntriesSkeleton({ rows, columns, display, isCompact }: EntriesSkeletonProps) {
  const shared = { what: 'entries', rows };
  switch (display) {
    case 'table': {
      const bars = Math.min(columns.length, 8);
      return <ListSkeleton {...shared} shape="table" bars={bars} height={isCompact ? 30 : 40} />;
    }
    case 'tree':
      return <ListSkeleton {...shared} shape="table" hasHead={false} bars={1} height={40} columns="24rem" />;
    case 'cards':
      return (
        <ListSkeleton {...shared} shape="cards" bars={4} height={152} padding={14} columns={cardColumns} />
      );
  }
}
