import { clientPages } from '@contract/client-pages';
import { diagnosticIntervals } from '@contract/rules/diagnostic-intervals';
import { diagnosticFigures } from '@contract/rules/diagnostics';
import { useState } from 'react';

import { CopyLinkButton } from '../../components/CopyLinkButton';
import { formatList } from '../../components/format';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { measureLabels } from '../../components/measures/measureTexts';
import classes from './Calculator.module.css';
import {
  type CalculatorView,
  type CompleteView,
  example,
  isComplete,
  isExample,
  numberNames,
  propertyNames,
  testOf,
} from './calculatorView';
import { EntryNumbers, useEntryNumbers } from './EntryNumbers';
import { EntrySearch } from './EntrySearch';
import { FaganPlot } from './FaganPlot';
import { FiguresTable } from './FiguresTable';
import { NaturalFrequencies } from './NaturalFrequencies';
import { PredictiveValuesPlot } from './PredictiveValuesPlot';
import { PrevalenceInput } from './PrevalenceInput';
import { ShareInput } from './ShareInput';
import { formatShare } from './shares';
import { TestsInRow } from './TestsInRow';
import { pathOf, useCalculatorView } from './useCalculatorView';

/**
 * The calculator: what a test result means at a prevalence. It calculates here, with the server's functions. While an
 * input is incomplete, or the entry of the address is on its way, there are no results; their place is kept, so that
 * nothing moves meanwhile.
 */
export function CalculatorPage() {
  const [view, showView] = useCalculatorView();
  const [last, setLast] = useState<CompleteView>(() => ({ ...view, ...example }));
  const complete = isComplete(view) ? view : null;
  if (complete !== null && complete !== last) setLast(complete);
  const shown = complete ?? last;
  const { sensitivity, specificity, prevalence } = shown;
  const figures = diagnosticFigures(testOf(shown), prevalence);
  const intervals = diagnosticIntervals(sensitivity.counts, specificity.counts, prevalence);
  const about =
    `Sensitivity ${formatShare(sensitivity.value)}, specificity ${formatShare(specificity.value)}, ` +
    `prevalence ${formatShare(prevalence)}`;
  const [firstEntry] = useState(view.entry);
  const numbers = useEntryNumbers(view.entry);
  const isArriving = numbers.loading && numbers.data === undefined && view.entry === firstEntry;
  const missing = complete === null || isArriving || undefined;
  return (
    <ListPage>
      <ListHead title={clientPages.calculator.title} total={undefined}>
        <CopyLinkButton path={pathOf(view)} />
      </ListHead>
      <p style={{ maxWidth: '75ch' }}>
        What does a positive or a negative test mean? It depends on the test and on how common the disease is
        among the people who are tested. <strong>For research and teaching, not medical advice.</strong>
      </p>
      <div data-columns className={classes.page}>
        <TestInputs
          view={view}
          last={prevalence}
          numbers={numbers}
          isArriving={isArriving}
          onView={showView}
        />
        <div className={classes.answers}>
          {complete === null && (
            <p role="status" data-framed className={classes.incomplete}>
              {incompleteText(view)}
            </p>
          )}
          <div className={classes.result} data-missing={missing}>
            <FiguresTable view={shown} figures={figures} intervals={intervals} />
          </div>
        </div>
        <div className={classes.result} data-missing={missing}>
          <NaturalFrequencies figures={figures} prevalence={prevalence} />
        </div>
      </div>
      <div className={`${classes.plots} ${classes.result}`} data-missing={missing}>
        <PredictiveValuesPlot view={shown} about={about} />
        <FaganPlot view={shown} about={about} />
      </div>
      <div className={classes.result} data-missing={isArriving || undefined}>
        <TestsInRow view={view} autoantibody={numbers.data?.entry?.autoantibody ?? null} onView={showView} />
      </div>
    </ListPage>
  );
}

/** Names the inputs that the results wait for. */
function incompleteText(view: CalculatorView): string {
  const names = numberNames.filter((name) => view[name] === null);
  const list = formatList(names.map((name) => `the ${name}`));
  return `No result yet: ${list} ${names.length === 1 ? 'is' : 'are'} incomplete.`;
}

interface TestInputsProps {
  readonly view: CalculatorView;
  /** The prevalence of the last complete view. */
  readonly last: number;
  readonly numbers: ReturnType<typeof useEntryNumbers>;
  /** Whether the entry of the address is on its way, so that nothing below it is shown yet. */
  readonly isArriving: boolean;
  readonly onView: (change: Partial<CalculatorView>) => void;
}

const meanings = {
  sensitivity: 'Positive results among people with the disease',
  specificity: 'Negative results among people without it',
};
const ofExample = 'Of the example, not of the entry: choose or type it';

/** The inputs of the test and the prevalence, and an entry to take numbers from. */
function TestInputs({ view, last, numbers, isArriving, onView }: TestInputsProps) {
  return (
    <section aria-label="The test and the prevalence" data-stack="16">
      <div data-screen-only>
        <EntrySearch onEntry={(entry) => onView({ entry })} />
      </div>
      {view.entry !== null && (
        <EntryNumbers accession={view.entry} view={view} answer={numbers} onView={onView} />
      )}
      <div data-stack="16" className={classes.result} data-missing={isArriving || undefined}>
        <div className={classes.inputs}>
          {propertyNames.map((name) => (
            <ShareInput
              key={name}
              label={measureLabels[name]}
              description={isExample(view, name) ? ofExample : meanings[name]}
              share={view[name]}
              unread={view.unread[name]}
              onShare={(share, typed) => onView({ [name]: share, unread: { ...view.unread, [name]: typed } })}
            />
          ))}
        </div>
        <PrevalenceInput
          prevalence={view.prevalence}
          last={last}
          unread={view.unread.prevalence}
          onPrevalence={(prevalence, typed) =>
            onView({ prevalence, unread: { ...view.unread, prevalence: typed } })
          }
        />
      </div>
    </section>
  );
}
