import { ListSkeleton } from '../../components/list/ListSkeleton';
import { userColumns } from './userColumns';

interface UsersSkeletonProps {
  readonly rows: number;
  readonly isPhone: boolean;
}

/** The shape of the list that is coming. */
export function UsersSkeleton({ rows, isPhone }: UsersSkeletonProps) {
  if (isPhone) return <ListSkeleton what="users" shape="cards" rows={rows} bars={3} height={124} />;
  return (
    <ListSkeleton
      what="users"
      shape="table"
      rows={rows}
      bars={userColumns.length}
      height={44}
      columns="23fr 26fr 10fr 15fr 11fr 15fr"
    />
  );
}
