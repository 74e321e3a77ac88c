import type { ReactNode } from 'react';

import { formatDay, formatTime } from '../../components/format';
import { Moment } from '../../components/Moment';
import classes from './SystemPage.module.css';

interface FactProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A fact with its name. */
export function Fact({ label, hint, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>
        <span>{children}</span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </dd>
    </div>
  );
}

/** A moment with its day and time. */
export function DayAndTime({ at }: { readonly at: string }) {
  return (
    <Moment at={at}>
      {formatDay(at)}, {formatTime(at)}
    </Moment>
  );
}
