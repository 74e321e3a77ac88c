import classes from './Calculator.module.css';
import { type CalculatorView, isExample } from './calculatorView';
import { EntryNumbers, type useEntryNumbers } from './EntryNumbers';
import { EntrySearch } from './EntrySearch';
import { PrevalenceInput } from './PrevalenceInput';
import { ShareInput } from './ShareInput';

interface TestInputsProps {
  readonly view: CalculatorView;
  /** The prevalence of the last complete view. */
  readonly last: number;
  /** The numbers of the entry. */
  readonly numbers: ReturnType<typeof useEntryNumbers>;
  /** Whether the entry of the address is on its way, so that nothing below it is shown yet. */
  readonly isArriving: boolean;
  readonly onView: (change: Partial<CalculatorView>) => void;
}

/** The properties of a test. */
const properties = [
  { name: 'sensitivity', label: 'Sensitivity', meaning: 'Positive results among people with the disease' },
  { name: 'specificity', label: 'Specificity', meaning: 'Negative results among people without it' },
] as const;
const ofExample = 'Of the example, not of the entry: choose or type it';

/** The inputs of the test and the prevalence, and an entry to take numbers from. */
export function TestInputs({ view, last, numbers, isArriving, onView }: TestInputsProps) {
  return (
    <section aria-label="The test and the prevalence" className={classes.form}>
      <div data-screen-only>
        <EntrySearch onEntry={(entry) => onView({ entry })} />
      </div>
      {view.entry !== null && (
        <EntryNumbers accession={view.entry} view={view} answer={numbers} onView={onView} />
      )}
      <div className={`${classes.form} ${classes.result}`} data-missing={isArriving || undefined}>
        <div className={classes.inputs}>
          {properties.map(({ name, label, meaning }) => (
            <ShareInput
              key={name}
              label={label}
              description={isExample(view, name) ? ofExample : meaning}
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
