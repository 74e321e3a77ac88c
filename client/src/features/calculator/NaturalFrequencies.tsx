import type { DiagnosticFigures } from '@contract/rules/diagnostics';

import { formatNumber } from '../../components/format';
import { Table } from '../../components/Table';
import classes from './Calculator.module.css';
import { digits } from './shares';

interface NaturalFrequenciesProps {
  readonly figures: DiagnosticFigures;
  readonly prevalence: number;
}

/** The figures as numbers of people. */
export function NaturalFrequencies({ figures, prevalence }: NaturalFrequenciesProps) {
  const all = peopleFor(prevalence, Object.values(figures.of1000));
  const of = (count: number) => (count * all) / 1000;
  const { truePositive, falsePositive, falseNegative, trueNegative } = figures.of1000;
  const people = (count: number) => digits(of(count), 4);
  const ill = truePositive + falseNegative;
  const positive = truePositive + falsePositive;
  return (
    <section aria-labelledby="people" className={classes.section}>
      <h2 id="people">As numbers of people</h2>
      <p>
        Of {formatNumber(all)} people, {people(ill)} have the disease: {people(truePositive)} of them test
        positive, {people(falseNegative)} negative. Of the {people(1000 - ill)} without it,{' '}
        {people(falsePositive)} test positive all the same.{' '}
        {positive > 0 && (
          <strong>
            So {people(truePositive)} of {people(positive)} positive results are right.
          </strong>
        )}
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
            <td className={classes.value}>{people(truePositive)}</td>
            <td className={classes.value}>{people(falsePositive)}</td>
          </tr>
          <tr>
            <th scope="row">Negative</th>
            <td className={classes.value}>{people(falseNegative)}</td>
            <td className={classes.value}>{people(trueNegative)}</td>
          </tr>
        </tbody>
      </Table>
    </section>
  );
}

/**
 * Of how many people to speak: 1,000, or as many as it takes for one of them to have the disease; up to a hundred times
 * as many if that makes every number of people a whole one.
 */
function peopleFor(prevalence: number, of1000: readonly number[]): number {
  const fewest =
    prevalence > 0 && prevalence < 0.001 ? 10 ** Math.ceil(-Math.log10(prevalence) - 1e-9) : 1000;
  const isWhole = (people: number) => Math.abs(people - Math.round(people)) < 1e-6;
  const whole = [1, 10, 100].map((times) => times * fewest);
  return whole.find((all) => of1000.every((count) => isWhole((count * all) / 1000))) ?? fewest;
}
