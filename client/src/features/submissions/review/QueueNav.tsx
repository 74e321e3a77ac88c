import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { BackToList } from '../../../components/BackToList';
import { formatNumber } from '../../../components/format';
import type { SubmissionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import classes from './QueueNav.module.css';
import { submissionTitle } from './submissionNames';
import type { Queue } from './useQueue';

/** Links to the list, and to its previous and next submission. */
export function QueueNav({ queue: { list, position, total, previous, next } }: { readonly queue: Queue }) {
  return (
    <div className={classes.nav}>
      <BackToList path={paths.submissions()} list={list} all="All submissions" />
      <nav className={classes.neighbours} aria-label="Submissions of the list">
        {previous && <Neighbour submission={previous} list={list} side="previous" />}
        {position !== null && (
          <span data-text="quiet" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(position)} of {formatNumber(total)}
          </span>
        )}
        {next && <Neighbour submission={next} list={list} side="next" />}
      </nav>
    </div>
  );
}

interface NeighbourProps {
  readonly submission: SubmissionFieldsFragment;
  readonly list: string;
  readonly side: 'previous' | 'next';
}

function Neighbour({ submission, list, side }: NeighbourProps) {
  return (
    <Link
      to={paths.submission(submission.id)}
      state={{ list }}
      rel={side === 'next' ? 'next' : 'prev'}
      className={classes.neighbour}
      title={submissionTitle(submission)}
    >
      {side === 'previous' && <IconChevronLeft size={16} aria-hidden="true" />}
      {side === 'previous' ? 'Previous' : 'Next'}
      {side === 'next' && <IconChevronRight size={16} aria-hidden="true" />}
    </Link>
  );
}
