import type { DiagnosticIntervals, Interval } from '@contract/rules/diagnostic-intervals';
import type { DiagnosticFigures } from '@contract/rules/diagnostics';
import { Box, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';

import { measureLabels } from '../../components/measures/measureTexts';
import { Notice } from '../../components/Notice';
import { Table } from '../../components/Table';
import classes from './Calculator.module.css';
import { type CompleteView, propertyNames } from './calculatorView';
import { formatRatio, formatRatioEnd, formatShare, formatShareEnd } from './shares';

interface FiguresTableProps {
  readonly view: Pick<CompleteView, 'sensitivity' | 'specificity'>;
  readonly figures: DiagnosticFigures;
  readonly intervals: DiagnosticIntervals | null;
}

const references = [
  'Sensitivity and specificity: Wilson, J Am Stat Assoc 1927;22:209-212.',
  'Likelihood ratios: logarithm; Simel, Samsa and Matchar, J Clin Epidemiol 1991;44:763-770. None if a count in the ' +
    'ratio is 0.',
  'Predictive values: logit; Mercaldo, Lau and Zhou, Stat Med 2007;26:2170-2183. None if any count is 0; the ' +
    'prevalence is taken as exact.',
];

/** Predictive values and likelihood ratios, with their intervals if counts are known. */
export function FiguresTable({ view, figures, intervals }: FiguresTableProps) {
  const { ppv, npv, postTestNegative } = figures;
  const hasBoth = view.sensitivity.counts !== null && view.specificity.counts !== null;
  const rows = [
    {
      name: 'Positive predictive value',
      meaning: 'Probability of the disease after a positive result',
      value: formatShare(ppv),
      interval: intervals && shares(intervals.ppv),
    },
    {
      name: 'Negative predictive value',
      meaning: 'Probability of not having it after a negative result',
      value: formatShare(npv, postTestNegative ?? 0),
      interval: intervals && shares(intervals.npv),
    },
    {
      name: 'Probability after a negative result',
      meaning: 'Of having the disease nevertheless',
      value: formatShare(postTestNegative),
      interval: intervals && shares(complement(intervals.npv)),
    },
    {
      name: 'Positive likelihood ratio',
      meaning: figures.lrPositiveInfinite
        ? 'Only if there are no false positives at all, which no study can show'
        : 'How much a positive result multiplies the odds',
      value: formatRatio(figures.lrPositive, figures.lrPositiveInfinite),
      interval: intervals && ratios(intervals.lrPositive),
    },
    {
      name: 'Negative likelihood ratio',
      meaning: figures.lrNegativeInfinite
        ? 'Only if there are no true negatives at all, which no study can show'
        : 'How much a negative result multiplies the odds',
      value: formatRatio(figures.lrNegative, figures.lrNegativeInfinite),
      interval: intervals && ratios(intervals.lrNegative),
    },
    ...propertyNames.flatMap((property) => {
      const interval = shares(intervals?.[property] ?? null);
      if (interval === null) return [];
      const value = formatShare(view[property].value);
      return [{ name: measureLabels[property], meaning: 'From the counts', value, interval }];
    }),
  ];
  return (
    <section aria-labelledby="figures" data-stack="16" className={classes.section}>
      <h2 id="figures">What a result means</h2>
      <Announced sentence={`PPV ${formatShare(ppv)}, NPV ${formatShare(npv, postTestNegative ?? 0)}`} />
      <Table className={classes.figures} aria-labelledby="figures">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            {intervals && <th scope="col">95% interval</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, meaning, value, interval }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <Box component="span" data-text="note" display="block">
                  {meaning}
                </Box>
              </th>
              <td className={classes.value}>{value}</td>
              {intervals && <td>{interval ?? (hasBoth ? 'none' : 'needs both counts')}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      {intervals === null ? (
        <p data-text="note">Type counts such as 45 of 50 to see confidence intervals.</p>
      ) : (
        <ul data-text="note" style={{ paddingLeft: 20, listStyle: 'disc' }}>
          {references.map((reference) => (
            <li key={reference}>{reference}</li>
          ))}
        </ul>
      )}
      {figures.worseThanChance && (
        <Notice tone="warning" role="note">
          Worse than chance: sensitivity and specificity add up to less than 100%, so a positive result speaks
          against the disease.
        </Notice>
      )}
    </section>
  );
}

/** Says the result to screen readers once nobody moves the slider or types any more. */
function Announced({ sentence }: { readonly sentence: string }) {
  const [settled] = useDebouncedValue(sentence, 800);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}

function shares(interval: Pick<Interval, 'low' | 'high'> | null): string | null {
  return interval && `${formatShareEnd(interval.low)} to ${formatShareEnd(interval.high)}`;
}

function ratios(interval: Interval | null): string | null {
  return interval && `${formatRatioEnd(interval.low)} to ${formatRatioEnd(interval.high)}`;
}

function complement(interval: Interval | null) {
  return interval && { low: 1 - interval.high, high: 1 - interval.low };
}
