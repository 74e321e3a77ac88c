import { VisuallyHidden } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';

import { clamped } from '../../components/ClampedTexts';
import { formatCount, formatNumber } from '../../components/format';
import type { OverviewFigurePartsFragment } from '../../generated/types';
import { figureText, intervalText } from './overviewView';
import classes from './ShareFigure.module.css';

interface ShareFigureProps {
  /** `null` if no entry states the number. */
  readonly figure: OverviewFigurePartsFragment | null;
  /** Whether a bar shows it, too. @default false */
  readonly withBar?: boolean;
}

/** A share as a number, with its interval and, if wanted, as a bar. */
export function ShareFigure({ figure, withBar = false }: ShareFigureProps) {
  if (figure === null) {
    return (
      <span data-text="quiet">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>not recorded</VisuallyHidden>
      </span>
    );
  }
  const interval = intervalText(figure);
  const isInterval = figure.interval === 'ci95';
  const about = aboutText(figure);
  return (
    <span className={classes.figure} title={titleOf(figure)}>
      {withBar && <ShareBar figure={figure} />}
      <span className={classes.number}>
        {figureText(figure)}
        {figure.status === 'confirmed' && (
          <>
            <IconCircleCheck className={classes.confirmed} aria-hidden="true" />
            <VisuallyHidden>confirmed by a person</VisuallyHidden>
          </>
        )}
      </span>
      {interval !== '' && (
        <span className={classes.more}>
          <VisuallyHidden>{isInterval ? '95% confidence interval ' : 'range '}</VisuallyHidden>
          {interval}
        </span>
      )}
      {interval === '' && figure.total !== null && (
        <span className={classes.more}>n = {formatNumber(figure.total)}</span>
      )}
      {about !== '' && (
        <span className={classes.about} {...clamped}>
          {about}
        </span>
      )}
    </span>
  );
}

/** The people and the test that a number is about, where its text names them. */
function aboutText({ population, assay }: OverviewFigurePartsFragment): string {
  return [population, assay].filter((part) => part !== null).join(', ');
}

/** What the entry says, for who points at the number. */
function titleOf({ text, entry, status, interval, total }: OverviewFigurePartsFragment): string {
  const kind = interval === 'ci95' ? '95% confidence interval' : interval === 'range' ? 'range' : '';
  const parts = [
    text === null ? '' : `“${text}”`,
    kind,
    total === null ? '' : `of ${formatCount(total, 'person', 'people')}`,
    entry,
    status === 'confirmed' ? 'confirmed by a person' : 'read automatically',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function ShareBar({ figure: { value, low, high } }: { readonly figure: OverviewFigurePartsFragment }) {
  const at = (share: number) => `${share * 100}%`;
  return (
    <span className={classes.track} aria-hidden="true">
      {value !== null && <span className={classes.fill} style={{ width: at(value) }} />}
      {low !== null && high !== null && (
        <span className={classes.interval} style={{ left: at(low), width: at(Math.max(0, high - low)) }} />
      )}
    </span>
  );
}
