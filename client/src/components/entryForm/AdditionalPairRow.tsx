import { ActionIcon, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { SuggestingInput } from '../overlays/SuggestingInput';
import { inlineDropdown } from '../searchableOptions';
import classes from './EntryForm.module.css';
import type { AdditionalPair } from './entryFormValues';
import { pairPath } from './entryProblems';

interface AdditionalPairRowProps {
  readonly pair: AdditionalPair;
  /** The number of the row, from 1. */
  readonly position: number;
  readonly knownNames: readonly string[];
  readonly problems: Readonly<Record<string, ReactNode>>;
  readonly onPair: (part: 'name' | 'text', pair: AdditionalPair) => void;
  readonly onRemove: () => void;
}

/** An additional fact: its free name, its text, and a button to remove it. */
export function AdditionalPairRow({ pair, position, problems, onPair, ...props }: AdditionalPairRowProps) {
  const called = pair.name.trim() === '' ? `fact ${position}` : pair.name.trim();
  const [name, text] = [pairPath(pair, 'name'), pairPath(pair, 'text')];
  return (
    <li className={classes.pair}>
      <SuggestingInput
        className={classes.pairName}
        label="Name"
        aria-label={`Name of fact ${position}`}
        data={[...props.knownNames]}
        value={pair.name}
        error={problems[name]}
        data-path={name}
        openOnFocus={false}
        autoComplete="off"
        spellCheck={false}
        onChange={(typed) => onPair('name', { ...pair, name: typed })}
        comboboxProps={inlineDropdown.comboboxProps}
        withScrollArea={false}
        classNames={{ label: classes.label, options: classes.options }}
        attributes={{ options: { tabIndex: -1 } }}
      />
      <Textarea
        className={classes.pairText}
        label="Text"
        aria-label={`Text of ${called}`}
        value={pair.text}
        error={problems[text]}
        data-path={text}
        autosize
        minRows={1}
        maxRows={10}
        onChange={(event) => onPair('text', { ...pair, text: event.currentTarget.value })}
        classNames={{ label: classes.label }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.remove}
        aria-label={`Remove ${called}`}
        onClick={props.onRemove}
      >
        <IconX size={16} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
