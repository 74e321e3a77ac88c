import type { DiagnosticFigures } from '@contract/rules/diagnostics';
import { Table } from '@mantine/core';

import { formatNumber } from '../../components/format';
import classes from './Calculator.module.css';
import { digits } from './shares';

interface NaturalFrequenciesProps {
  readonly figures: DiagnosticFigures;
  readonly prevalence: number;
}

/** The figures as numbers of people: of 1,000, or of as many as it takes for one of them to have the disease. */
export function NaturalFrequencies({ figures, prevalence }: NaturalFrequenciesProps) {
  const all = prevalence > 0 && prevalence < 0.001 ? 10 ** Math.ceil(-Math.log10(prevalence) - 1e-9) : 1000;
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
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Of {formatNumber(all)} people</Table.Th>
            <Table.Th scope="col">With the disease</Table.Th>
            <Table.Th scope="col">Without it</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row">Positive</Table.Th>
            <Table.Td className={classes.value}>{people(truePositive)}</Table.Td>
            <Table.Td className={classes.value}>{people(falsePositive)}</Table.Td>
          </Table.Tr>
          <Table.Tr>
            <Table.Th scope="row">Negative</Table.Th>
            <Table.Td className={classes.value}>{people(falseNegative)}</Table.Td>
            <Table.Td className={classes.value}>{people(trueNegative)}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </section>
  );
}
