import { diagnosticMessages } from '@contract/messages-diagnostics';
import { type ResultOfTest, type TestResult, testSteps } from '@contract/rules/diagnostics';
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import { measureLabels } from '../../components/measures/measureTexts';
import { Notice } from '../../components/Notice';
import { Table } from '../../components/Table';
import { ToolButton } from '../../components/ToolButton';
import { useRestoredFocus } from '../../hooks/useRestoredFocus';
import classes from './Calculator.module.css';
import {
  type CalculatorView,
  type CompleteView,
  type FurtherTest,
  isComplete,
  maxFurther,
  newTest,
  propertyNames,
  testOf,
} from './calculatorView';
import { ShareInput } from './ShareInput';
import { formatShare } from './shares';
import { nameOfTest, useTestWarnings } from './useTestWarnings';

interface TestsInRowProps {
  readonly view: CalculatorView;
  /** The autoantibody of the test above, if an entry tells. */
  readonly autoantibody: string | null;
  readonly onView: (change: Partial<CalculatorView>) => void;
}

const results = [
  { value: 'positive', label: 'Positive' },
  { value: 'negative', label: 'Negative' },
] satisfies { value: TestResult; label: string }[];

const none: readonly FurtherTest[] = [];

/** Up to five tests, one after the other, with what limits their combination. */
export function TestsInRow({ view, autoantibody, onView }: TestsInRowProps) {
  const { further } = view;
  const section = useRestoredFocus<HTMLElement>(String(further.length));
  // The inputs remember what is typed: they start anew when a test before them is removed.
  const [removed, setRemoved] = useState(0);
  // It is above the button that was pressed, and gets the focus.
  const [added, setAdded] = useState<number | null>(null);
  const excess = further.length - maxFurther;
  const { refusal, warnings, isUnchecked } = useTestWarnings(autoantibody, excess > 0 ? none : further);
  const problem = excess > 0 ? `At most ${maxFurther + 1} tests can be combined: remove ${excess}` : refusal;
  const handleTest = (place: number, change: Partial<FurtherTest>) =>
    onView({ further: further.map((test, at) => (at === place ? { ...test, ...change } : test)) });
  const handleRemove = (place: number) => {
    onView({ further: further.filter((_, at) => at !== place) });
    setRemoved(removed + 1);
    setAdded(null);
  };
  const handleAdd = () => {
    onView({ further: [...further, newTest] });
    setAdded(further.length);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="further"
      data-stack="16"
      className={classes.section}
    >
      <h2 id="further">Several tests, one after the other</h2>
      <Notice tone="warning" role="note">
        {diagnosticMessages.testsIndependent}.
      </Notice>
      {further.length > 0 && (
        <fieldset data-stack="12" data-framed className={classes.test}>
          <legend>The test above</legend>
          <ResultChoice result={view.result} label="Result" onResult={(result) => onView({ result })} />
        </fieldset>
      )}
      {further.map((test, place) => (
        <fieldset key={`${removed} ${place}`} data-stack="12" data-framed className={classes.test}>
          <legend>Test {place + 2}</legend>
          <div className={classes.inputs}>
            <TextInput
              label="Name"
              autoFocus={place === added}
              value={test.name}
              onChange={(event) => handleTest(place, { name: event.currentTarget.value })}
            />
            <TextInput
              label="Autoantigen"
              value={test.autoantigen}
              onChange={(event) => handleTest(place, { autoantigen: event.currentTarget.value })}
            />
            {propertyNames.map((name) => (
              <ShareInput
                key={name}
                label={measureLabels[name]}
                share={test[name]}
                unread={test.unread[name]}
                onShare={(share, typed) =>
                  handleTest(place, { [name]: share, unread: { ...test.unread, [name]: typed } })
                }
              />
            ))}
          </div>
          <Group gap={8} justify="space-between">
            <ResultChoice
              result={test.result}
              label={`Result of test ${place + 2}`}
              onResult={(result) => handleTest(place, { result })}
            />
            <ToolButton
              Icon={IconTrash}
              variant="subtle"
              data-screen-only
              onClick={() => handleRemove(place)}
            >
              Remove test {place + 2}
            </ToolButton>
          </Group>
        </fieldset>
      ))}
      {further.length < maxFurther && (
        <Button
          style={{ justifySelf: 'start' }}
          data-screen-only
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={handleAdd}
        >
          Add a test
        </Button>
      )}
      {warnings.map((text) => (
        <Notice key={text} tone="warning" role="status">
          {text}.
        </Notice>
      ))}
      {problem !== null ? (
        <Notice tone="danger" role="alert">
          {problem}.
        </Notice>
      ) : (
        isComplete(view) && <Steps view={view} />
      )}
      {isUnchecked && (
        <p data-text="note">
          The server did not answer whether any of these tests detect the same autoantibody.
        </p>
      )}
      {problem === null && <Uncounted further={further} />}
    </section>
  );
}

/** Names the tests that lack a number, so that nobody believes that they count. */
function Uncounted({ further }: Pick<CalculatorView, 'further'>) {
  const lacking = further.flatMap((test, place) => {
    const missing = propertyNames.filter((name) => test[name] === null);
    return missing.length === 0
      ? []
      : [`test ${place + 2} lacks ${missing.map((name) => `its ${name}`).join(' and ')}`];
  });
  if (lacking.length === 0) return null;
  return <p data-text="note">Not counted yet: {lacking.join('; ')}.</p>;
}

interface ResultChoiceProps {
  readonly result: TestResult;
  readonly label: string;
  readonly onResult: (result: TestResult) => void;
}

function ResultChoice({ result, label, onResult }: ResultChoiceProps) {
  return (
    <SegmentedControl<TestResult>
      size="xs"
      data={results}
      value={result}
      aria-label={label}
      onChange={onResult}
    />
  );
}

function Steps({ view }: { readonly view: CompleteView }) {
  const complete = view.further.flatMap(({ sensitivity, specificity, result, name }, place) =>
    sensitivity && specificity
      ? [
          {
            name: name.trim() === '' ? nameOfTest(place) : name,
            ...testOf({ sensitivity, specificity }),
            result,
          },
        ]
      : [],
  );
  if (complete.length === 0) return null;
  const tests: readonly (ResultOfTest & { readonly name: string })[] = [
    { name: 'The test above', ...testOf(view), result: view.result },
    ...complete,
  ];
  const steps = testSteps(tests, view.prevalence);
  return (
    <Table className={classes.figures} aria-label="Probability before and after each test">
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ before, after }, place) => (
          <tr key={place}>
            <th scope="row">
              {tests[place]?.name}, {tests[place]?.result}
            </th>
            <td className={classes.value}>{formatShare(before)}</td>
            <td className={classes.value}>{formatShare(after)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
