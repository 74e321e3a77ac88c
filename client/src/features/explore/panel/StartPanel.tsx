import { associationKinds } from '@contract/associations';
import { Box, Button, UnstyledButton } from '@mantine/core';
import type { Ref } from 'react';

import { entities } from '../../../components/entities';
import { formatEntries, formatNumber } from '../../../components/format';
import type { Network } from '../graph/network';
import { KindSymbol } from '../KindSymbol';
import classes from './NodePanel.module.css';

const most = 5;

interface StartPanelProps {
  readonly network: Network;
  readonly onFocus: (id: string) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Suggestions to start with: the nodes of each kind with most entries. */
export function StartPanel({ network, onFocus, headingRef }: StartPanelProps) {
  return (
    <section data-framed className={classes.panel} aria-label="Most entries">
      <h2 className={classes.title} tabIndex={-1} ref={headingRef}>
        Most entries
      </h2>
      <div className={classes.lists}>
        {associationKinds.map((kind) => {
          const nodes = network.nodes.filter((node) => node.kind === kind).slice(0, most);
          return (
            nodes.length > 0 && (
              <div key={kind}>
                <h3 className={classes.group}>{entities[kind].plural}</h3>
                <Box component="ul" display="grid" mb={8} aria-label={entities[kind].plural}>
                  {nodes.map(({ id, label, count }) => (
                    <li key={id} className={classes.row}>
                      <UnstyledButton className={classes.neighbour} onClick={() => onFocus(id)}>
                        <KindSymbol kind={kind} />
                        <span className={classes.name}>{label}</span>
                        <span className={classes.quiet} title={formatEntries(count)}>
                          {formatNumber(count)}
                        </span>
                      </UnstyledButton>
                    </li>
                  ))}
                </Box>
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}

interface AbsentPanelProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** States that the node in the URL is in none of these entries. */
export function AbsentPanel({ label, onClose, headingRef }: AbsentPanelProps) {
  return (
    <section data-framed className={classes.panel} aria-label={`About ${label}`}>
      <h2 className={classes.title} tabIndex={-1} ref={headingRef}>
        {label}
      </h2>
      <Box component="p" data-text="quiet" py={12}>
        None of these entries contains it. Check the spelling and the filters.
      </Box>
      <Box data-buttons pb={12} pr={12}>
        <Button variant="default" size="compact-md" onClick={onClose}>
          Deselect
        </Button>
      </Box>
    </section>
  );
}
