import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

import { formatCount } from '../../components/format';
import type { DifferentialQuery } from '../../generated/types';
import classes from './Differential.module.css';
import { DiseaseEvidence } from './DiseaseEvidence';

type Answer = DifferentialQuery['differential'];
type Disease = Answer['data'][number];

interface DiseaseRanksProps {
  readonly answer: Answer;
  /** What to test next; shown with the diseases of the first rank, which it tells apart. */
  readonly children: ReactNode;
}

/** Diseases up to this rank are shown at first; a rank is never divided. */
const shownAtFirst = 10;

/** Diseases by rank. Those of one rank stand together, since the findings cannot tell them apart. */
export function DiseaseRanks({ answer: { total, data }, children }: DiseaseRanksProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? data : data.filter(({ rank }) => rank <= shownAtFirst);
  const hidden = data.length - shown.length;
  const ranks = [...new Set(shown.map(({ rank }) => rank))];
  return (
    <>
      <ol data-stack="16">
        {ranks.map((rank) => (
          <li key={rank} data-framed style={{ overflow: 'hidden' }} value={rank}>
            <Rank rank={rank} diseases={shown.filter((disease) => disease.rank === rank)} />
            {rank === 1 && children}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="default" className={classes.more} data-screen-only onClick={() => setIsWhole(true)}>
          Show {formatCount(hidden, 'more disease', 'more diseases')}
        </Button>
      )}
      {hidden === 0 && total > data.length && (
        <p data-text="note" className={classes.note}>
          {formatCount(total - data.length, 'disease', 'diseases')} of lower ranks are not listed. Add a
          finding to narrow them down.
        </p>
      )}
    </>
  );
}

function Rank({ rank, diseases }: { readonly rank: number; readonly diseases: readonly Disease[] }) {
  return (
    <>
      <p data-text="note" className={classes.rankHead}>
        <span className={classes.rankNumber}>Rank {rank}</span>
        {diseases.length > 1 && `${diseases.length} diseases that these findings cannot tell apart`}
      </p>
      <ul data-stack>
        {diseases.map((disease) => (
          <DiseaseEvidence key={disease.disease} {...disease} />
        ))}
      </ul>
    </>
  );
}
