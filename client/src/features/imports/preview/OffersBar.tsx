import { Button } from '@mantine/core';

import { formatCount } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import type { ImportDetailsFragment } from '../../../generated/types';
import classes from './PreviewPanel.module.css';

interface OffersBarProps {
  readonly shown: Pick<ImportDetailsFragment, 'offersTotal' | 'canRun'>;
  readonly onTake: () => void;
}

/** Takes the names that are suggested for the cells of the file, all at once. */
export function OffersBar({ shown: { offersTotal, canRun }, onTake }: OffersBarProps) {
  if (offersTotal === 0 || !canRun) return null;
  return (
    <Notice className={classes.again} role="group" aria-label="Suggested names">
      <p>
        {formatCount(offersTotal, 'name differs', 'names differ')} from those in the database. The report
        keeps the text of the file.
      </p>
      <Button variant="default" size="compact-md" onClick={onTake}>
        Use {offersTotal === 1 ? 'the suggestion' : 'all suggestions'}
      </Button>
    </Notice>
  );
}
