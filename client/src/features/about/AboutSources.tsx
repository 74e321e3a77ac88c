import { Text } from '@mantine/core';

import { ExternalLink } from '../../components/ExternalLink';
import { Table } from '../../components/Table';
import classes from './AboutPage.module.css';
import { AboutSection } from './AboutSection';
import { sources } from './starterData';

/** The sources of the starter entries, with the licence of each. */
export function AboutSources() {
  return (
    <AboutSection topic="sources">
      <Text>
        The starter entries were written for this project from published knowledge. All sentences are our own.
        Names and identifiers come from these sources:
      </Text>
      <Table className={classes.sources} aria-label="Sources">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Used for</th>
            <th scope="col">Terms</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, href, usedFor, licence }) => (
            <tr key={name}>
              <th scope="row">
                {href === undefined ? name : <ExternalLink href={href}>{name}</ExternalLink>}
              </th>
              <td>{usedFor}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text>
        Accessions were checked with lists that others derived from HGNC, UniProt and IEDB. Nothing was copied
        from IEDB.
      </Text>
    </AboutSection>
  );
}
