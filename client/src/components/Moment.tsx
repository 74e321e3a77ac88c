import type { ReactNode } from 'react';

import { formatDay, formatMoment } from './format';

interface MomentProps {
  /** The time, in the format of the server. */
  readonly at: string;
  readonly className?: string | undefined;
  /** The part of it that is shown. */
  readonly children: ReactNode;
}

/** A time, with the exact time on hover. */
export function Moment({ at, className, children }: MomentProps) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={className}>
      {children}
    </time>
  );
}

/** A date, with the exact time on hover. */
export function Day({ moment }: { readonly moment: string }) {
  return <Moment at={moment}>{formatDay(moment)}</Moment>;
}
