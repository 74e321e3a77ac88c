import type { ReactNode } from 'react';

import { formatMoment } from './format';

interface MomentProps {
  /** When it was, as the server writes it. */
  readonly at: string;
  readonly className?: string | undefined;
  /** As much of it as is shown. */
  readonly children: ReactNode;
}

/** When something was, with the exact time when one points at it. */
export function Moment({ at, className, children }: MomentProps) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={className}>
      {children}
    </time>
  );
}
