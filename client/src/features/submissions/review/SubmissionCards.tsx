import { Link } from 'react-router-dom';

import { Day } from '../../../components/Day';
import { cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import { paths } from '../../../paths';
import { SubmissionStatusBadge } from '../SubmissionStatusBadge';
import classes from './SubmissionCards.module.css';
import { anonymousSubmitterLabel, submissionTitle, submitterOf } from './submissionNames';
import { Purpose, type SubmissionRowsProps } from './SubmissionsTable';
import { rowLink } from './useRowKeys';

/** Submissions as cards, for screens too narrow for a table. */
export function SubmissionCards({ items, isReviewer, link }: SubmissionRowsProps) {
  return (
    <ListCards label="Submissions">
      {items.map((item) => (
        <ListCard key={item.id}>
          <Link to={paths.submission(item.id)} state={link} className={cardLink} {...rowLink}>
            {submissionTitle(item)}
          </Link>
          <p className={classes.what}>
            <Purpose {...item} /> · {item.autoantigen}
          </p>
          <p className={classes.foot}>
            <SubmissionStatusBadge status={item.statusDetail} />
            <span className={classes.quiet}>
              <Day moment={item.createdAt} />
              {isReviewer && ` · ${submitterOf(item) ?? anonymousSubmitterLabel}`}
            </span>
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}
