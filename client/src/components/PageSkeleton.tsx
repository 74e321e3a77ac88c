import type { ReactNode } from 'react';

interface PageSkeletonProps {
  /** What assistive technology says of it. */
  readonly label: string;
  /** The distance between its parts, as in `data-stack`. @default 20 */
  readonly gap?: number;
  readonly children: ReactNode;
}

/** The skeleton of a page that fills the window. It fills the window, too, so that the footer does not move. */
export function PageSkeleton({ label, gap = 20, children }: PageSkeletonProps) {
  return (
    <div
      role="status"
      aria-label={label}
      data-stack={gap}
      style={{ alignContent: 'start', minHeight: '100dvh' }}
    >
      {children}
    </div>
  );
}
