import type { Finding } from '@contract/rules/differential';

import { ButtonLink } from '../../components/ButtonLink';
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

const messages = {
  blank:
    'Add the autoantibodies that were tested, and say of each whether it was found. Or start with an example:',
  unknown:
    'Neither the vocabulary nor an entry knows this name, so nothing can be said of it. Check the spelling, type the ' +
    'name without a result or titre, or choose one of the names that are offered while you type.',
  none:
    'A disease is listed if one of its entries names an autoantibody that was found. What was not found, or not ' +
    'tested, lists none.',
} as const;

interface NoDiseasesProps {
  readonly findings: readonly Finding[];
  /** Those that neither the vocabulary nor an entry knows. */
  readonly unknown: readonly string[];
}

/** Shown while there is nothing to rank: what is missing, and examples to start with. */
export function NoDiseases({ findings, unknown }: NoDiseasesProps) {
  const isBlank = findings.length === 0;
  const present = findings.filter(({ result }) => result === 'present').map(({ name }) => name);
  const isUnknown = present.length > 0 && present.every((name) => unknown.includes(name));
  return (
    <StateMessage
      title={isUnknown ? `Nothing is known of ${present.join(', ')}` : titleOf(findings)}
      action={
        isBlank &&
        examples.map(([label, example]) => (
          <ButtonLink
            key={label}
            to={paths.differential(example)}
            variant="default"
            size="sm"
            // In a narrow window a label takes two lines rather than being cut.
            h="auto"
            py={8}
            styles={{ label: { whiteSpace: 'normal', lineHeight: '18px' } }}
          >
            {label}
          </ButtonLink>
        ))
      }
    >
      {isUnknown ? messages.unknown : isBlank ? messages.blank : messages.none}
    </StateMessage>
  );
}

function titleOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No findings yet';
  return findings.some(({ result }) => result === 'present')
    ? 'No entry explains these findings'
    : 'No finding is present';
}
