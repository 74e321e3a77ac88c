import { Title } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';

import { EntityLabel } from '../../components/EntityLabel';
import { formatEntries } from '../../components/format';
import { TextLink } from '../../components/TextLink';
import type { DifferentialQuery, MarkerRole } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Differential.module.css';

type Disease = DifferentialQuery['differential']['data'][number];

const roles: Readonly<Record<MarkerRole, string | null>> = {
  diagnostic: 'diagnostic marker',
  supportive: 'supportive marker',
  research: 'research marker',
  other: null,
};

/** A disease with what its entries say of each finding. */
export function DiseaseEvidence({ disease, explained, unexplained, against }: Disease) {
  return (
    <li data-stack="6" className={classes.disease}>
      <Title order={3} className={classes.diseaseName}>
        <TextLink to={paths.overview('disease', disease)} data-entity="disease">
          <EntityLabel kind="disease">{disease}</EntityLabel>
        </TextLink>
      </Title>
      <ul data-stack="4" className={classes.evidence}>
        {explained.map((one) => (
          <li key={one.finding} data-kind="explained">
            <IconCheck size={16} aria-hidden="true" />
            <Explained {...one} />
          </li>
        ))}
        {against.map(({ finding, sensitivity }) => (
          <li key={finding} data-kind="against">
            <IconX size={16} aria-hidden="true" />
            <span>
              <b>{finding}</b> speaks against it: absent, with a stated sensitivity of {sensitivity.text}
            </span>
          </li>
        ))}
        {unexplained.length > 0 && (
          <li data-kind="unexplained">
            <IconMinus size={16} aria-hidden="true" />
            <span>No entry of it names {unexplained.join(', ')}</span>
          </li>
        )}
      </ul>
    </li>
  );
}

function Explained({ finding, role, entries, entriesTotal }: Disease['explained'][number]) {
  const shown = entries.slice(0, shownEntries);
  return (
    <span>
      <b>{finding}</b>
      {roles[role] !== null && <>, {roles[role]}</>}
      <span data-text="note mono" className={classes.entries}>
        {shown.map((accession) => (
          <TextLink key={accession} to={paths.entry(accession)}>
            {accession}
          </TextLink>
        ))}
        {entriesTotal > shown.length && (
          <span style={{ fontFamily: 'var(--mantine-font-family)' }}>
            and {formatEntries(entriesTotal - shown.length)} more
          </span>
        )}
      </span>
    </span>
  );
}

const shownEntries = 4;
