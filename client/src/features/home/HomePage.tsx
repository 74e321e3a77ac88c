import type { EntityKind } from '@contract/entry-field-row';

import { EntityLabel } from '../../components/EntityLabel';
import { ErrorState } from '../../components/ErrorState';
import { TextLink } from '../../components/TextLink';
import { useStatisticsQuery } from '../../generated/home';
import { paths } from '../../paths';
import { DiseaseRanking } from './DiseaseRanking';
import { Hero } from './Hero';
import classes from './HomePage.module.css';
import { KeyFigures } from './KeyFigures';
import { LatestChanges } from './LatestChanges';
import { Notes } from './Notes';

/** The home page: what the database is, how much it contains, how to search it, and its sources. */
export function HomePage() {
  const { data, error, refetch } = useStatisticsQuery();
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <Hero />
        <EntryAnatomy />
      </div>
      {error ? (
        <ErrorState error={error} operation="fetchStatistics" onRetry={refetch} />
      ) : (
        <KeyFigures overview={data?.statistics.overview} />
      )}
      <Tools />
      <div className={classes.columns}>
        {!error && <DiseaseRanking diseases={data?.statistics.diseaseBreakdown} />}
        <LatestChanges />
      </div>
      <Notes />
    </div>
  );
}

const parts: readonly { readonly kind: EntityKind; readonly meaning: string }[] = [
  { kind: 'disease', meaning: 'the condition in which it occurs' },
  { kind: 'autoantibody', meaning: 'the antibody that the immune system makes' },
  { kind: 'autoantigen', meaning: 'the body’s own molecule that it binds' },
  { kind: 'epitope', meaning: 'the part of the molecule that it binds' },
];

/** Shows which entities an entry links, and introduces their four colours. */
function EntryAnatomy() {
  return (
    <dl className={classes.anatomy}>
      {parts.map(({ kind, meaning }) => (
        <div key={kind} className={classes.part} data-entity={kind}>
          <dt>
            <EntityLabel kind={kind} />
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

const tools = [
  {
    to: paths.calculator(),
    title: 'What does a test result mean?',
    answer: 'Predictive values and likelihood ratios from sensitivity, specificity and prevalence.',
  },
  {
    to: paths.differential(),
    title: 'Which diseases fit these antibodies?',
    answer: 'Diseases that entries link to findings, which cannot be told apart, and what to test next.',
  },
] as const;

/** Links to the pages that calculate and compare. */
function Tools() {
  return (
    <ul className={classes.tools} aria-label="Tools">
      {tools.map(({ to, title, answer }) => (
        <li key={to}>
          <TextLink to={to} fw={600}>
            {title}
          </TextLink>
          <p data-text="quiet" style={{ marginTop: 2 }}>
            {answer}
          </p>
        </li>
      ))}
    </ul>
  );
}
