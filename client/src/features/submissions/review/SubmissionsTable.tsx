import { Link } from 'react-router-dom';

import { Day } from '../../../components/Day';
import { type ListColumn, ListTable } from '../../../components/list/ListTable';
import type { SubmissionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import type { SubmissionLinkState } from './submissionLinkState';
import { nobodyNamed, submitterOf } from './submissionNames';
import classes from './SubmissionsTable.module.css';
import { rowLink } from './useRowKeys';

/** What a table and cards show alike. */
export interface SubmissionRowsProps {
  readonly items: readonly SubmissionFieldsFragment[];
  readonly isReviewer: boolean;
  readonly link: SubmissionLinkState;
}

/** Submissions as rows: what is proposed, by whom, since when, and where it stands. */
export function SubmissionsTable({ items, ...props }: SubmissionRowsProps) {
  return (
    <ListTable
      label="Submissions"
      columns={submissionColumns(props)}
      rows={items}
      minWidth="62rem"
      tabularNums
    />
  );
}

/** What the list says of each submission, from left to right. */
export function submissionColumns({
  isReviewer,
  link,
}: Omit<SubmissionRowsProps, 'items'>): readonly ListColumn<SubmissionFieldsFragment>[] {
  const submitter: ListColumn<SubmissionFieldsFragment> = {
    label: 'Submitted by',
    share: 14,
    isCut: true,
    cell: (item) => submitterOf(item) ?? <span className={classes.quiet}>{nobodyNamed}</span>,
  };
  return [
    {
      label: 'Autoantibody',
      share: 20,
      isCut: true,
      cell: ({ id, autoantibody }) => (
        <Link to={paths.submission(id)} state={link} {...rowLink}>
          {autoantibody}
        </Link>
      ),
    },
    { label: 'Disease', share: 20, isCut: true, cell: ({ disease }) => disease },
    { label: 'Autoantigen', share: 18, isCut: true, cell: ({ autoantigen }) => autoantigen },
    { label: 'Proposes', share: 14, cell: (item) => <Purpose {...item} /> },
    // Everybody else sees only their own.
    ...(isReviewer ? [submitter] : []),
    { label: 'Submitted', share: 10, cell: ({ createdAt }) => <Day moment={createdAt} /> },
    { label: 'Status', share: 11, cell: (item) => <SubmissionStatusBadge status={item.statusDetail} /> },
  ];
}

/** Whether an entry is proposed or the correction of one. */
export function Purpose({ correctionOf }: Pick<SubmissionFieldsFragment, 'correctionOf'>) {
  if (correctionOf === null) return 'New entry';
  return (
    <>
      Corrects <span className={classes.accession}>{correctionOf.accession}</span>
    </>
  );
}
