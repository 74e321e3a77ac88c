import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlotMarkProps {
  /** The entries behind it; `null` where there are none. */
  readonly to: string | null;
  /** What it says to whoever hovers or listens. */
  readonly says: string;
  /** Whether the tab key comes here; the arrow keys lead on from there. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** A mark of a plot, which leads to the entries behind it. */
export function PlotMark({ to, says, isFirst, children }: PlotMarkProps) {
  if (to === null) return <g>{children}</g>;
  return (
    <Link to={to} aria-label={says} data-mark tabIndex={isFirst ? 0 : -1}>
      <title>{says}</title>
      {children}
    </Link>
  );
}
