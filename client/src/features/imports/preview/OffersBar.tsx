import { Button } from '@mantine/core';

import { formatCount } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import type { ImportDetailsFragment } from '../../../generated/types';
import classes from './PreviewPanel.module.css';

interface OffersBarProps {
  readonly shown: Pick<ImportDetailsFragment, 'offersTotal' | 'canRun'>;
  readonly onTake: () => void;
}

/** Takes the names that are offered for the cells of the file, all at once. */
export function OffersBar({ shown: { offersTotal, canRun }, onTake }: OffersBarProps) {
  if (offersTotal === 0 || !canRun) return null;
  return (
    <Notice className={classes.again} role="group" aria-label="Offered names">
      <p>
        {formatCount(offersTotal, 'name of the file has', 'names of the file have')} another spelling in the
        database. The report keeps the text of the file.
      </p>
      <Button variant="default" size="compact-md" onClick={onTake}>
        Take {offersTotal === 1 ? 'the offer' : `all ${formatCount(offersTotal, 'offer', 'offers')}`}
      </Button>
    </Notice>
  );
}
