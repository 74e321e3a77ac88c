import { skipToken } from '@apollo/client/react';
import { limits } from '@contract/limits';
import type { Finding } from '@contract/rules/differential';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';

import { SearchingInput } from '../../components/overlays/SearchingInput';
import { readReportedFindings } from '../../components/reportedFindings';
import { useFindingSuggestionsQuery } from '../../generated/differential';
import classes from './Differential.module.css';
import { findingOptions } from './findingOptions';
import { has, maxFindings } from './findings';

interface FindingInputProps {
  readonly findings: readonly Finding[];
  readonly onAdd: (findings: readonly Finding[]) => void;
}

/** Pause in typing, in milliseconds, after which names are requested. */
const pause = 120;

/** Adds one of the suggested names, or what is typed: any name, or several as in a report. */
export function FindingInput({ findings, onAdd }: FindingInputProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const before = readReportedFindings(typed);
  const last = before.pop() ?? { name: '', result: 'present' };
  const groups = useOptions(last.name);
  const add = (read: readonly Finding[]) => {
    const added = read.filter(({ name }, at) => !has([...findings, ...read.slice(0, at)], name));
    const found = problemOf(read, added, findings);
    setProblem(found);
    if (found !== null) return;
    setTyped('');
    onAdd(added);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    add(readReportedFindings(typed));
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
        onChoose={(name) => add([...before, { name, result: last.result }])}
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

function problemOf(
  read: readonly Finding[],
  added: readonly Finding[],
  findings: readonly Finding[],
): string | null {
  if (read.length === 0) return 'Type the name of an autoantibody';
  if (added.length === 0) return 'This finding is already in the list';
  return findings.length < maxFindings ? null : `At most ${maxFindings} findings: remove one first`;
}

/** The suggestions for a typed name; the previous ones stay until new ones come. */
function useOptions(name: string) {
  const [asked] = useDebouncedValue(name, pause);
  const { data, previousData } = useFindingSuggestionsQuery(
    asked === '' ? skipToken : { variables: { term: asked } },
  );
  const found = data ?? previousData;
  return name === '' || found === undefined ? [] : findingOptions(name, found);
}
