import { Link } from 'react-router-dom';

import { Accession } from '../../../components/Accession';
import type { ListState } from '../../../components/BackToList';
import { type ListColumn, ListTable } from '../../../components/list/ListTable';
import { Day } from '../../../components/Moment';
import type { SubmissionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import { anonymousSubmitterLabel, submitterOf } from './submissionNames';
import { rowLink } from './useRowKeys';

/** Props of both the table and the cards. */
export interface SubmissionRowsProps {
  readonly items: readonly SubmissionFieldsFragment[];
  readonly isReviewer: boolean;
  readonly link: ListState;
}

/** Submissions as rows: title, submitter, date and status. */
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

/** The columns of the list, from left to right. */
export function submissionColumns({
  isReviewer,
  link,
}: Omit<SubmissionRowsProps, 'items'>): readonly ListColumn<SubmissionFieldsFragment>[] {
  const submitter: ListColumn<SubmissionFieldsFragment> = {
    label: 'Submitted by',
    share: 14,
    isCut: true,
    cell: (item) => submitterOf(item) ?? <span data-text="quiet">{anonymousSubmitterLabel}</span>,
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
    // Users other than reviewers see only their own.
    ...(isReviewer ? [submitter] : []),
    { label: 'Submitted', share: 10, cell: ({ createdAt }) => <Day moment={createdAt} /> },
    { label: 'Status', share: 11, cell: (item) => <SubmissionStatusBadge status={item.statusDetail} /> },
  ];
}

/** Shows whether a submission proposes a new entry or a correction. */
export function Purpose({ correctionOf }: Pick<SubmissionFieldsFragment, 'correctionOf'>) {
  if (correctionOf === null) return 'New entry';
  return (
    <>
      Corrects <Accession accession={correctionOf.accession} />
    </>
  );
}
