import type { Finding } from '@contract/rules/differential';
import { Button, Group, Title } from '@mantine/core';
import { useState } from 'react';

import { EntityLabel } from '../../components/EntityLabel';
import type { DifferentialQuery } from '../../generated/types';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import classes from './Differential.module.css';
import { has, maxFindings } from './findings';

const shownAtFirst = 5;

interface NextTestsProps {
  readonly next: DifferentialQuery['differential']['next'];
  readonly findings: readonly Finding[];
  readonly onFindings: (findings: readonly Finding[]) => void;
}

/** Autoantibodies that would tell the diseases of the first rank apart. */
export function NextTests({ next, findings, onFindings }: NextTestsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const section = useRestoredFocus<HTMLElement>(String(isWhole));
  if (next.length === 0) return null;
  const shown = isWhole ? next : next.slice(0, shownAtFirst);
  const set = (name: string, result: Finding['result']) =>
    onFindings([...findings.filter((finding) => !has([finding], name)), { name, result }]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="next" data-stack="8" className={classes.next}>
      <Title order={3} id="next" fz="sm">
        What to test next
      </Title>
      <p data-text="note" className={classes.note}>
        Not tested yet, and named in entries of some of these diseases only. An autoantibody that nobody has
        entered yet is missing here.
      </p>
      <ul data-stack style={{ gap: 1 }}>
        {shown.map(({ autoantibody, why }) => (
          <li key={autoantibody} className={classes.nextTest}>
            <span className={classes.findingName} data-entity="autoantibody">
              <EntityLabel kind="autoantibody">{autoantibody}</EntityLabel>
            </span>
            <span data-text="note" style={{ gridColumn: 1 }}>
              {why}.
            </span>
            {findings.length < maxFindings && (
              <Group
                gap={8}
                role="group"
                aria-label={`If ${autoantibody} is tested`}
                className={classes.try}
                data-screen-only
              >
                <Button size="compact-xs" variant="default" onClick={() => set(autoantibody, 'present')}>
                  If present
                </Button>
                <Button size="compact-xs" variant="default" onClick={() => set(autoantibody, 'absent')}>
                  If absent
                </Button>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {next.length > shown.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.more}
          data-screen-only
          onClick={() => setIsWhole(true)}
        >
          Show {next.length - shown.length} more
        </Button>
      )}
    </section>
  );
}
