import { ListSkeleton } from '../../../components/list/ListSkeleton';

interface DeletedEntriesSkeletonProps {
  readonly rows: number;
  readonly isPhone: boolean;
}

/** The shape of the list that is coming. */
export function DeletedEntriesSkeleton({ rows, isPhone }: DeletedEntriesSkeletonProps) {
  if (isPhone) return <ListSkeleton what="deleted entries" shape="cards" rows={rows} bars={3} height={104} />;
  return (
    <ListSkeleton
      what="deleted entries"
      shape="table"
      rows={rows}
      bars={5}
      height={44}
      columns="12fr 23fr 19fr 22fr 12fr 12fr"
    />
  );
}
