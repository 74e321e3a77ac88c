import { skipToken } from '@apollo/client/react';
import { limits } from '@contract/limits';
import type { Finding } from '@contract/rules/differential';
import { Button, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';

import { inlineDropdown } from '../../components/searchableOptions';
import { useFindingSuggestionsQuery } from '../../generated/differential';
import classes from './Differential.module.css';
import { findingOptions } from './findingOptions';
import { has, maxFindings } from './findings';

interface FindingInputProps {
  readonly findings: readonly Finding[];
  readonly onAdd: (name: string) => void;
}

/** Pause in typing, in milliseconds, after which names are requested. */
const pause = 120;

/** Adds a finding: one of the suggested names, or any other that is typed. */
export function FindingInput({ findings, onAdd }: FindingInputProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const groups = useOptions(typed);
  const add = (name: string) => {
    const found = problemOf(name, findings);
    setProblem(found);
    combobox.closeDropdown();
    if (found !== null) return;
    setTyped('');
    onAdd(name);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add(typed.trim());
  };
  return (
    <form className={classes.adder} onSubmit={handleSubmit}>
      <Combobox store={combobox} onOptionSubmit={add} {...inlineDropdown.comboboxProps}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            className={classes.adderInput}
            label="Add a finding"
            description="An autoantibody, a class such as ANCA, or a HEp-2 pattern such as AC-4"
            value={typed}
            error={problem}
            maxLength={limits.nameMaxLength}
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setProblem(null);
              combobox.openDropdown();
              combobox.resetSelectedOption();
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={groups.length === 0}>
          <Combobox.Options className={classes.options} aria-label="Known names" tabIndex={-1}>
            {groups.map(({ heading, options }) => (
              <Combobox.Group key={heading} label={heading}>
                {options.map(({ name, note }) => (
                  <Combobox.Option key={name} value={name}>
                    {name}
                    {note !== null && <span className={classes.note}> {note}</span>}
                  </Combobox.Option>
                ))}
              </Combobox.Group>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <Button type="submit" variant="default">
        Add
      </Button>
    </form>
  );
}

function problemOf(name: string, findings: readonly Finding[]): string | null {
  if (name === '') return 'Type the name of an autoantibody';
  if (has(findings, name)) return 'This finding is already in the list';
  return findings.length < maxFindings ? null : `At most ${maxFindings} findings: remove one first`;
}

/** The suggestions for a typed text; the previous ones stay until new ones come. */
function useOptions(typed: string) {
  const [asked] = useDebouncedValue(typed.trim(), pause);
  const { data, previousData } = useFindingSuggestionsQuery(
    asked === '' ? skipToken : { variables: { term: asked } },
  );
  const found = data ?? previousData;
  return typed.trim() === '' || found === undefined ? [] : findingOptions(typed.trim(), found);
}
