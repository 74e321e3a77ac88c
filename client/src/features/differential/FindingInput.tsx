import { skipToken } from '@apollo/client/react';
import { limits } from '@contract/limits';
import type { Finding } from '@contract/rules/differential';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';

import { SearchingInput } from '../../components/overlays/SearchingInput';
import { useFindingSuggestionsQuery } from '../../generated/differential';
import classes from './Differential.module.css';
import { findingOptions } from './findingOptions';
import { has, maxFindings, readTyped } from './findings';

interface FindingInputProps {
  readonly findings: readonly Finding[];
  readonly onAdd: (finding: Finding) => void;
}

/** Pause in typing, in milliseconds, after which names are requested. */
const pause = 120;

/** Adds a finding: one of the suggested names, or any other that is typed. */
export function FindingInput({ findings, onAdd }: FindingInputProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const groups = useOptions(typed);
  const add = (finding: Finding) => {
    const found = problemOf(finding.name, findings);
    setProblem(found);
    if (found !== null) return;
    setTyped('');
    onAdd(finding);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add(readTyped(typed.trim()));
  };
  return (
    <form className={classes.adder} data-screen-only onSubmit={handleSubmit}>
      <SearchingInput
        flex={1}
        miw={0}
        label="Add a finding"
        description="An autoantibody, a class such as ANCA, or a HEp-2 pattern such as AC-4"
        value={typed}
        error={problem}
        maxLength={limits.nameMaxLength}
        spellCheck={false}
        onType={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        onChoose={(name) => add({ name, result: readTyped(typed.trim()).result })}
        isListHidden={groups.length === 0 || problem !== null}
        options={({ Group, Option, Options }) => (
          <Options className={classes.options} aria-label="Known names" tabIndex={-1}>
            {groups.map(({ heading, options }) => (
              <Group key={heading} label={heading}>
                {options.map(({ name, note }) => (
                  <Option key={name} value={name}>
                    {name}
                    {note !== null && <span data-text="note"> {note}</span>}
                  </Option>
                ))}
              </Group>
            ))}
          </Options>
        )}
      />
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
  const { name } = readTyped(typed.trim());
  const [asked] = useDebouncedValue(name, pause);
  const { data, previousData } = useFindingSuggestionsQuery(
    asked === '' ? skipToken : { variables: { term: asked } },
  );
  const found = data ?? previousData;
  return name === '' || found === undefined ? [] : findingOptions(name, found);
}
