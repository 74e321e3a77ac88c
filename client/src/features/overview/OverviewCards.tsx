import { Group } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { EntityLabel } from '../../components/EntityLabel';
import { formatEntries } from '../../components/format';
import { CardFacts, cardLink, ListCard, ListCards } from '../../components/list/ListCards';
import type { OverviewPageFragment, OverviewRowPartsFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { alsoInText, methodText, type OverviewRow } from './overviewColumns';
import { RoleMark } from './RoleMark';
import { rowsAre } from './rowsOfOverview';
import { ShareFigure } from './ShareFigure';

interface OverviewCardsProps {
  readonly overview: OverviewPageFragment;
  readonly label: string;
  readonly rows: readonly OverviewRow[];
}

/** The rows of an overview as cards, for phones: what is not recorded takes no space. */
export function OverviewCards({ overview, label, rows }: OverviewCardsProps) {
  const are = rowsAre(overview);
  const subject = are === 'disease' ? 'disease' : 'autoantibody';
  return (
    <ListCards label={label}>
      {rows.map((row) => (
        <ListCard key={row.id}>
          <Group gap={12} wrap="nowrap" align="baseline" justify="space-between">
            <Link to={paths.overview(subject, row.slug)} className={cardLink}>
              {row.name}
            </Link>
            <RoleMark role={row.role} marker={row.diagnosticMarker} />
          </Group>
          {row.disease && (
            <p style={{ overflowWrap: 'anywhere' }}>
              <EntityLabel kind="disease">{row.disease.name}</EntityLabel>
            </p>
          )}
          <CardFacts className={classes.facts}>
            {factsOf(row).map(({ term, value }) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </CardFacts>
          <p data-text="note">
            {row.entriesTotal === 1 ? row.entries[0] : formatEntries(row.entriesTotal)} ·{' '}
            {alsoInText(row, are)}
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

function factsOf(row: OverviewRowPartsFragment) {
  const { sensitivity, specificity, ppv, npv, isotypes, activity } = row;
  const figures = [
    { term: 'Sensitivity', value: sensitivity && <ShareFigure figure={sensitivity} withBar /> },
    { term: 'Specificity', value: specificity && <ShareFigure figure={specificity} /> },
    { term: 'PPV', value: ppv && <ShareFigure figure={ppv} /> },
    { term: 'NPV', value: npv && <ShareFigure figure={npv} /> },
  ];
  const texts = [
    { term: 'Isotypes', value: isotypes.join('; ') },
    { term: 'Methods', value: methodText(row) },
    { term: 'Follows activity', value: activity.join('; ') },
  ];
  return [...figures, ...texts].filter(({ value }) => value !== null && value !== '');
}
