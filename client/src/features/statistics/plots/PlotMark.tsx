import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PlotMarkProps {
  /** The URL of the entries behind the mark; `null` if there are none. */
  readonly to: string | null;
  /** The tooltip, and the accessible name. */
  readonly accessibleName: string;
  /** Whether the mark is the tab stop of the plot; arrow keys move to the others. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** A mark of a plot, as a link to the entries behind it. */
export function PlotMark({ to, accessibleName, isFirst, children }: PlotMarkProps) {
  if (to === null) return <g>{children}</g>;
  return (
    <Link to={to} aria-label={accessibleName} data-mark tabIndex={isFirst ? 0 : -1}>
      <title>{accessibleName}</title>
      {children}
    </Link>
  );
}
