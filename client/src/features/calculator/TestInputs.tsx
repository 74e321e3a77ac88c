import classes from './Calculator.module.css';
import { type CalculatorView, isExample } from './calculatorView';
import { EntryNumbers } from './EntryNumbers';
import { EntrySearch } from './EntrySearch';
import { PrevalenceInput } from './PrevalenceInput';
import { ShareInput } from './ShareInput';

interface TestInputsProps {
  readonly view: CalculatorView;
  /** The prevalence of the last complete view. */
  readonly last: number;
  readonly onView: (change: Partial<CalculatorView>) => void;
}

const ofExample = 'Of the example, not of the entry: choose or type it';

/** The inputs of the test and the prevalence, and an entry to take numbers from. */
export function TestInputs({ view, last, onView }: TestInputsProps) {
  return (
    <section aria-label="The test and the prevalence" className={classes.form}>
      <EntrySearch onEntry={(entry) => onView({ entry })} />
      {view.entry !== null && <EntryNumbers accession={view.entry} view={view} onView={onView} />}
      <div className={classes.inputs}>
        <ShareInput
          label="Sensitivity"
          description={
            isExample(view, 'sensitivity') ? ofExample : 'Positive results among people with the disease'
          }
          share={view.sensitivity}
          onShare={(sensitivity) => onView({ sensitivity })}
        />
        <ShareInput
          label="Specificity"
          description={
            isExample(view, 'specificity') ? ofExample : 'Negative results among people without it'
          }
          share={view.specificity}
          onShare={(specificity) => onView({ specificity })}
        />
      </div>
      <PrevalenceInput
        prevalence={view.prevalence}
        last={last}
        onPrevalence={(prevalence) => onView({ prevalence })}
      />
    </section>
  );
}
