import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { TextLink } from '../../components/TextLink';
import type { EntryFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Compare.module.css';

export interface ComparedActions {
  readonly onMove: (place: number, by: -1 | 1) => void;
  readonly onRemove: (place: number) => void;
}

interface ComparedEntryProps extends ComparedActions {
  readonly entry: EntryFieldsFragment;
  readonly place: number;
  readonly count: number;
  /** Whether the entries are stacked vertically. @default horizontally */
  readonly isStacked?: boolean;
}

const directions = {
  beside: { back: 'left', on: 'right', Back: IconArrowLeft, On: IconArrowRight },
  stacked: { back: 'up', on: 'down', Back: IconArrowUp, On: IconArrowDown },
} as const;

/** Head of one compared entry: a link to it, and buttons to move and remove it. */
export function ComparedEntry({ entry, place, count, isStacked = false, ...actions }: ComparedEntryProps) {
  const { accession, autoantibody, disease } = entry;
  const { back, on, Back, On } = directions[isStacked ? 'stacked' : 'beside'];
  return (
    <div data-stack="4">
      <TextLink to={paths.entry(accession)} className={classes.name}>
        {autoantibody}{' '}
        <span data-text="quiet" style={{ fontWeight: 400 }}>
          in {disease}
        </span>
      </TextLink>
      <Group gap={8} wrap="nowrap" justify="space-between">
        <span className={classes.accession}>{accession}</span>
        <span className={classes.tools} data-screen-only>
          <Tool
            label={`Move ${accession} ${back}`}
            isOff={place === 0}
            onClick={() => actions.onMove(place, -1)}
          >
            <Back size={14} aria-hidden="true" />
          </Tool>
          <Tool
            label={`Move ${accession} ${on}`}
            isOff={place === count - 1}
            onClick={() => actions.onMove(place, 1)}
          >
            <On size={14} aria-hidden="true" />
          </Tool>
          <Tool label={`Remove ${accession}`} isOff={false} onClick={() => actions.onRemove(place)}>
            <IconX size={14} aria-hidden="true" />
          </Tool>
        </span>
      </Group>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, isOff, onClick, children }: ToolProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={24}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
