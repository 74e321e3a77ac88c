import type { DiagnosticFigures } from '@contract/rules/diagnostics';

import { formatCount, formatNumber } from '../../components/format';
import { Table } from '../../components/Table';
import classes from './Calculator.module.css';

interface NaturalFrequenciesProps {
  readonly figures: DiagnosticFigures;
  readonly prevalence: number;
}

/** The figures as numbers of people, whole ones. */
export function NaturalFrequencies({ figures, prevalence }: NaturalFrequenciesProps) {
  const { all, isRounded, ...groups } = peopleOf(figures.of1000, prevalence);
  const { truePositive, falsePositive, falseNegative, trueNegative } = groups;
  const ill = truePositive + falseNegative;
  const positive = truePositive + falsePositive;
  return (
    <section aria-labelledby="people" data-stack="16" className={classes.section}>
      <h2 id="people">As numbers of people</h2>
      <p>
        Of {formatNumber(all)} people, {formatCount(ill, 'has', 'have')} the disease:{' '}
        {formatNumber(truePositive)} of them {truePositive === 1 ? 'tests' : 'test'} positive,{' '}
        {formatNumber(falseNegative)} negative. Of the {formatNumber(all - ill)} without it,{' '}
        {formatCount(falsePositive, 'tests', 'test')} positive all the same.{' '}
        {positive > 0 && (
          <strong>
            So {formatNumber(truePositive)} of {formatCount(positive, 'positive result', 'positive results')}{' '}
            {truePositive === 1 ? 'is' : 'are'} right.
          </strong>
        )}
        {isRounded && ' Rounded to whole people.'}
      </p>
      <Table className={classes.people} aria-labelledby="people">
        <thead>
          <tr>
            <th scope="col">Of {formatNumber(all)} people</th>
            <th scope="col">With the disease</th>
            <th scope="col">Without it</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Positive</th>
            <td className={classes.value}>{formatNumber(truePositive)}</td>
            <td className={classes.value}>{formatNumber(falsePositive)}</td>
          </tr>
          <tr>
            <th scope="row">Negative</th>
            <td className={classes.value}>{formatNumber(falseNegative)}</td>
            <td className={classes.value}>{formatNumber(trueNegative)}</td>
          </tr>
        </tbody>
      </Table>
    </section>
  );
}

type Groups = DiagnosticFigures['of1000'];

/** A group of fewer people would lose too much by rounding. */
const leastOfGroup = 10;

/**
 * The groups among 1,000 people, or among as many as it takes for one of them to have the disease. Up to a hundred
 * times as many if that makes every group whole, or else large enough to be rounded.
 */
function peopleOf(of1000: Groups, prevalence: number) {
  const fewest =
    prevalence > 0 && prevalence < 0.001 ? 10 ** Math.ceil(-Math.log10(prevalence) - 1e-9) : 1000;
  const numbers = [1, 10, 100].map((times) => times * fewest);
  const areGroups = (all: number, isGood: (people: number) => boolean) =>
    Object.values(of1000).every((count) => isGood((count * all) / 1000));
  const isWhole = (people: number) => Math.abs(people - Math.round(people)) < 1e-6;
  const isLarge = (people: number) => people === 0 || people >= leastOfGroup;
  const whole = numbers.find((all) => areGroups(all, isWhole));
  const all = whole ?? numbers.find((number) => areGroups(number, isLarge)) ?? 100 * fewest;
  const round = (count: number) => Math.round((count * all) / 1000);
  const ill = round(of1000.truePositive + of1000.falseNegative);
  const truePositive = round(of1000.truePositive);
  const falsePositive = round(of1000.falsePositive);
  return {
    all,
    isRounded: whole === undefined,
    truePositive,
    falsePositive,
    falseNegative: ill - truePositive,
    trueNegative: all - ill - falsePositive,
  };
}
