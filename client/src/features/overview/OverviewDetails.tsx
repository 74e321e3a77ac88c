import { recogniseIdentifiers } from '@contract/rules/recognise-identifiers';
import { type ReactNode } from 'react';

import { Accession } from '../../components/Accession';
import { Fold } from '../../components/Fold';
import { formatCount, formatNumber } from '../../components/format';
import { IdentifierText } from '../../components/IdentifierText';
import { TextLink } from '../../components/TextLink';
import type { OverviewPageFragment, OverviewRowPartsFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { figureText, intervalText } from './overviewView';

/** What few people need at once, folded: epitopes and targets, other numbers, all entries, and references. */
export function OverviewDetails({ overview }: { readonly overview: OverviewPageFragment }) {
  const { rows, references, referencesTotal } = overview;
  const withEpitopes = rows.filter(({ epitopes }) => epitopes.some(isDefined));
  const withNumbers = rows.filter(({ numbers }) => numbers.length > 0);
  return (
    <div data-screen-only>
      <Fold title={`Autoantigens and epitopes (${formatNumber(withEpitopes.length)} with an epitope)`}>
        <RowFacts rows={rows}>
          {({ autoantigens, epitopes }) => (
            <>
              {autoantigens.map(({ name, slug }, place) => (
                <span key={slug}>
                  {place > 0 && '; '}
                  <TextLink to={paths.overview('autoantigen', slug)}>{name}</TextLink>
                </span>
              ))}
              {epitopes.some(isDefined) && <>: {epitopes.filter(isDefined).join('; ')}</>}
            </>
          )}
        </RowFacts>
      </Fold>
      {withNumbers.length > 0 && (
        <Fold
          title={`Other numbers (${formatNumber(withNumbers.reduce((sum, row) => sum + row.numbers.length, 0))})`}
        >
          <RowFacts rows={withNumbers}>
            {({ numbers }) => (
              <ul>
                {numbers.map((number, place) => (
                  <li key={place}>
                    {measureLabels[number.measure]}
                    {number.outcome !== null && ` of ${number.outcome}`} <b>{figureText(number)}</b>{' '}
                    {intervalText(number) !== '' && `(${intervalText(number)}) `}
                    <Accession accession={number.entry} isLink />
                  </li>
                ))}
              </ul>
            )}
          </RowFacts>
        </Fold>
      )}
      <Fold title={`Entries (${formatNumber(overview.counts.entries)})`}>
        <RowFacts rows={rows}>
          {({ entries, entriesTotal }) => (
            <>
              {entries.map((accession, place) => (
                <span key={accession}>
                  {place > 0 && ', '}
                  <Accession accession={accession} isLink />
                </span>
              ))}
              {entriesTotal > entries.length && ` and ${formatNumber(entriesTotal - entries.length)} more`}
            </>
          )}
        </RowFacts>
      </Fold>
      {references.length > 0 && (
        <Fold title={formatCount(referencesTotal, 'reference', 'references')}>
          <ol data-stack="6" className={classes.references}>
            {references.map((reference) => (
              <li key={reference}>
                <IdentifierText pieces={recogniseIdentifiers(reference)} />
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </div>
  );
}

const measureLabels = {
  sensitivity: 'Sensitivity',
  specificity: 'Specificity',
  ppv: 'PPV',
  npv: 'NPV',
  prevalence: 'Prevalence',
} as const;

/** Entries write so where no epitope is known. */
function isDefined(epitope: string): boolean {
  return !/^not (?:defined|known)\.?$/i.test(epitope);
}

interface RowFactsProps {
  readonly rows: readonly OverviewRowPartsFragment[];
  readonly children: (row: OverviewRowPartsFragment) => ReactNode;
}

function RowFacts({ rows, children }: RowFactsProps) {
  return (
    <dl data-stack="8" className={classes.rowFacts}>
      {rows.map((row) => (
        <div key={`${row.slug} ${row.disease?.slug ?? ''}`}>
          <dt>
            {row.name}
            {row.disease && <span data-text="quiet"> in {row.disease.name}</span>}
          </dt>
          <dd>{children(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
