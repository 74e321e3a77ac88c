import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';

import { clamped } from '../../../components/ClampedTexts';
import { Day } from '../../../components/Day';
import { ListTable } from '../../../components/list/ListTable';
import { PlainHead } from '../../../components/SortableHead';
import type { SubmissionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import { submissionColumns } from './submissionColumns';
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
export function SubmissionsTable({ items, isReviewer, link }: SubmissionRowsProps) {
  const columns = submissionColumns(isReviewer);
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <ListTable
      label="Submissions"
      widths={columns.map(({ width }) => `${(100 * width) / all}%`)}
      minWidth="62rem"
      tabularNums
      head={columns.map(({ label }) => (
        <PlainHead key={label} label={label} />
      ))}
    >
      {items.map((item) => (
        <Table.Tr key={item.id}>
          <Table.Th scope="row" {...clamped}>
            <Link to={paths.submission(item.id)} state={link} {...rowLink}>
              {item.autoantibody}
            </Link>
          </Table.Th>
          <Table.Td {...clamped}>{item.disease}</Table.Td>
          <Table.Td {...clamped}>{item.autoantigen}</Table.Td>
          <Table.Td>
            <Purpose {...item} />
          </Table.Td>
          {isReviewer && (
            <Table.Td {...clamped}>
              {submitterOf(item) ?? <span className={classes.quiet}>{nobodyNamed}</span>}
            </Table.Td>
          )}
          <Table.Td>
            <Day moment={item.createdAt} />
          </Table.Td>
          <Table.Td>
            <SubmissionStatusBadge status={item.statusDetail} />
          </Table.Td>
        </Table.Tr>
      ))}
    </ListTable>
  );
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
