import { ListSkeleton } from '../../../components/list/ListSkeleton';
import { submissionColumns } from './submissionColumns';

interface SubmissionsSkeletonProps {
  readonly rows: number;
  readonly isReviewer: boolean;
  readonly isPhone: boolean;
}

/** The shape of the list that is coming. */
export function SubmissionsSkeleton({ rows, isReviewer, isPhone }: SubmissionsSkeletonProps) {
  if (isPhone) return <ListSkeleton what="submissions" shape="cards" rows={rows} bars={3} height={118} />;
  const columns = submissionColumns(isReviewer);
  return (
    <ListSkeleton
      what="submissions"
      shape="table"
      rows={rows}
      bars={columns.length}
      height={44}
      columns={columns.map(({ width }) => `${width}fr`).join(' ')}
    />
  );
}
