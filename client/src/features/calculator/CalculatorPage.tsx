import { clientPages } from '@contract/client-pages';
import { diagnosticIntervals } from '@contract/rules/diagnostic-intervals';
import { diagnosticFigures } from '@contract/rules/diagnostics';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { CopyLinkButton } from '../../components/CopyLinkButton';
import { ListHead, ListPage } from '../../components/list/ListPage';
import { paths } from '../../paths';
import classes from './Calculator.module.css';
import { calculatorAddress, type CalculatorView, isExample, readCalculatorView } from './calculatorView';
import { EntryNumbers } from './EntryNumbers';
import { EntrySearch } from './EntrySearch';
import { FaganPlot } from './FaganPlot';
import { FiguresTable } from './FiguresTable';
import { NaturalFrequencies } from './NaturalFrequencies';
import { PredictiveValuesPlot } from './PredictiveValuesPlot';
import { PrevalenceInput } from './PrevalenceInput';
import { ShareInput } from './ShareInput';
import { formatShare } from './shares';
import { TestsInRow } from './TestsInRow';

const ofExample = 'Of the example, not of the entry: choose or type it';

/** The calculator: what a test result means at a prevalence. It calculates here, with the server's functions. */
export function CalculatorPage() {
  const [view, showView] = useCalculatorView();
  const { sensitivity, specificity, prevalence } = view;
  const figures = diagnosticFigures(
    { sensitivity: sensitivity.value, specificity: specificity.value },
    prevalence,
  );
  const intervals = diagnosticIntervals(sensitivity.counts, specificity.counts, prevalence);
  const about =
    `Sensitivity ${formatShare(sensitivity.value)}, specificity ${formatShare(specificity.value)}, ` +
    `prevalence ${formatShare(prevalence)}`;
  return (
    <ListPage>
      <ListHead title={clientPages.calculator.title} total={undefined}>
        <CopyLinkButton path={paths.calculator(calculatorAddress(view))} />
      </ListHead>
      <p className={classes.lead}>
        What does a positive or a negative test mean? It depends on the test and on how common the disease is
        among the people who are tested. <strong>For research and teaching, not medical advice.</strong>
      </p>
      <div className={classes.page}>
        <section aria-label="The test and the prevalence" className={classes.form}>
          <EntrySearch onEntry={(entry) => showView({ entry })} />
          {view.entry !== null && <EntryNumbers accession={view.entry} view={view} onView={showView} />}
          <div className={classes.inputs}>
            <ShareInput
              label="Sensitivity"
              description={
                isExample(view, 'sensitivity') ? ofExample : 'Positive results among people with the disease'
              }
              share={sensitivity}
              onShare={(share) => showView({ sensitivity: share })}
            />
            <ShareInput
              label="Specificity"
              description={
                isExample(view, 'specificity') ? ofExample : 'Negative results among people without it'
              }
              share={specificity}
              onShare={(share) => showView({ specificity: share })}
            />
          </div>
          <PrevalenceInput
            prevalence={prevalence}
            onPrevalence={(value) => showView({ prevalence: value })}
          />
        </section>
        <div className={classes.answers}>
          <FiguresTable view={view} figures={figures} intervals={intervals} />
        </div>
        <NaturalFrequencies figures={figures} prevalence={prevalence} />
      </div>
      <div className={classes.plots}>
        <PredictiveValuesPlot view={view} about={about} />
        <FaganPlot view={view} about={about} />
      </div>
      <TestsInRow view={view} onView={showView} />
    </ListPage>
  );
}

/** Returns the view in the address, and a function that changes parts of it; going back leaves the page. */
function useCalculatorView(): [CalculatorView, (change: Partial<CalculatorView>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readCalculatorView(params), [params]);
  const showView = (change: Partial<CalculatorView>) =>
    void navigate(paths.calculator(calculatorAddress({ ...view, ...change })), {
      replace: true,
      preventScrollReset: true,
    });
  return [view, showView];
}
