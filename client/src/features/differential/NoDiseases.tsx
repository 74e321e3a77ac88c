import type { Finding } from '@contract/rules/differential';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { StateMessage } from '../../components/StateMessage';
import { paths } from '../../paths';

const examples: readonly (readonly [label: string, findings: readonly Finding[]])[] = [
  ['Anti-GQ1b present: a tie', [{ name: 'Anti-GQ1b', result: 'present' }]],
  [
    'Anti-AChR absent, anti-MuSK present',
    [
      { name: 'Anti-AChR', result: 'absent' },
      { name: 'Anti-MuSK', result: 'present' },
    ],
  ],
  ['The HEp-2 pattern AC-3', [{ name: 'AC-3', result: 'present' }]],
];

interface NoDiseasesProps {
  readonly findings: readonly Finding[];
}

/** Shown while there is nothing to rank: what is missing, and examples to start with. */
export function NoDiseases({ findings }: NoDiseasesProps) {
  const isBlank = findings.length === 0;
  return (
    <StateMessage
      title={titleOf(findings)}
      action={
        isBlank &&
        examples.map(([label, example]) => (
          <Button key={label} component={Link} to={paths.differential(example)} variant="default" size="sm">
            {label}
          </Button>
        ))
      }
    >
      {isBlank
        ? 'Add the autoantibodies that were tested, and say of each whether it was found. Or start with an example:'
        : 'A disease is listed if one of its entries names an autoantibody that was found. What was not found, or ' +
          'not tested, lists none.'}
    </StateMessage>
  );
}

function titleOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No findings yet';
  return findings.some(({ result }) => result === 'present')
    ? 'No entry explains these findings'
    : 'No finding is present';
}
