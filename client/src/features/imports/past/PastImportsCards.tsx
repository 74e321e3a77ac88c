import { Link } from 'react-router-dom';

import { deletedAccountLabel } from '../../../components/history/describeRevision';
import { cardActions, cardLink, ListCard, ListCards } from '../../../components/list/ListCards';
import { Day } from '../../../components/Moment';
import { paths } from '../../../paths';
import { describeFigures, importTitle } from '../importLabels';
import { ImportStatusBadge } from '../ImportStatusBadge';
import classes from './PastImports.module.css';
import { ImportAction, type PastImportsProps } from './PastImportsTable';

/** Imports as cards, for screens too narrow for a table. */
export function PastImportsCards({ imports, onTakeBack }: PastImportsProps) {
  return (
    <ListCards label="Past imports">
      {imports.map((one) => (
        <ListCard key={one.id}>
          <div className={classes.cardHead}>
            <Link to={paths.import(one.id)} className={cardLink}>
              {importTitle(one)}
            </Link>
            <ImportStatusBadge status={one.status} />
          </div>
          <p className={classes.line}>{describeFigures(one)}</p>
          <div className={classes.cardHead}>
            <p data-text="quiet" className={classes.line}>
              {one.by?.name ?? deletedAccountLabel}, <Day moment={one.createdAt} />
            </p>
            {(one.canUndo || one.canCancel) && (
              <div className={cardActions}>
                <ImportAction one={one} onTakeBack={onTakeBack} />
              </div>
            )}
          </div>
        </ListCard>
      ))}
    </ListCards>
  );
}
