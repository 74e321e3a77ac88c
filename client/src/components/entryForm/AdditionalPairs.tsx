import { limits } from '@contract/limits';
import { clientMessages } from '@contract/messages-client';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { ButtonWithDisabledReason } from '../ButtonWithDisabledReason';
import { SuggestingInput } from '../overlays/SuggestingInput';
import { inlineDropdown } from '../searchableOptions';
import classes from './EntryForm.module.css';
import { type AdditionalPair, blankPair } from './entryFormValues';
import { pairPath, pairProblems } from './entryProblems';
import type { MantineEntryForm } from './useDraftedForm';

interface AdditionalPairsProps {
  readonly form: MantineEntryForm;
  /** The names that entries already use. */
  readonly knownNames: readonly string[];
}

const { keys: most } = limits.additional;

/** Facts in addition to the fields, each under a free name. */
export function AdditionalPairs({ form, knownNames }: AdditionalPairsProps) {
  const pairs = form.useWatchValue('additional');
  const problems = { ...form.errors, ...pairProblems(pairs) };
  const used = new Set(pairs.map(({ name }) => name.trim()));
  const change = (next: readonly AdditionalPair[]) =>
    form.setFieldValue('additional', next, { forceUpdate: false });
  const handleAdd = () => {
    const pair = blankPair();
    change([...pairs, pair]);
    requestAnimationFrame(() => form.getInputNode(pairPath(pair, 'name'))?.focus());
  };
  const handleRemove = (gone: AdditionalPair) => {
    form.clearFieldError(pairPath(gone, 'name'));
    form.clearFieldError(pairPath(gone, 'text'));
    change(pairs.filter(({ key }) => key !== gone.key));
    // The pressed button is removed with its row.
    form.getInputNode('additional')?.focus();
  };
  const handlePair = (part: 'name' | 'text', pair: AdditionalPair) => {
    form.clearFieldError(pairPath(pair, part));
    change(pairs.map((row) => (row.key === pair.key ? pair : row)));
  };
  return (
    <>
      {pairs.length > 0 && (
        <ul data-stack="12">
          {pairs.map((pair, position) => (
            <AdditionalPairRow
              key={pair.key}
              pair={pair}
              position={position + 1}
              knownNames={knownNames.filter((name) => !used.has(name))}
              problems={problems}
              onPair={handlePair}
              onRemove={() => handleRemove(pair)}
            />
          ))}
        </ul>
      )}
      {typeof problems.additional === 'string' && (
        <p style={{ color: 'var(--atlas-danger)' }}>{problems.additional}</p>
      )}
      <ButtonWithDisabledReason
        variant="default"
        size="compact-sm"
        style={{ alignSelf: 'start' }}
        data-path="additional"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        reason={pairs.length >= most ? clientMessages.additionalTooMany(most) : null}
        onClick={handleAdd}
      >
        Add a fact
      </ButtonWithDisabledReason>
    </>
  );
}

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
function AdditionalPairRow({ pair, position, problems, onPair, ...props }: AdditionalPairRowProps) {
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
        autoComplete="off"
        spellCheck={false}
        onChange={(typed) => onPair('name', { ...pair, name: typed })}
        {...inlineDropdown}
        classNames={{ label: classes.label, options: classes.options }}
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
