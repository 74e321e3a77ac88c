import { Table, Text } from '@mantine/core';

import { ExternalLink } from '../../components/ExternalLink';
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
      <Table className={classes.sources}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Source</Table.Th>
            <Table.Th scope="col">Used for</Table.Th>
            <Table.Th scope="col">Terms</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sources.map(({ name, href, usedFor, licence }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                {href === undefined ? name : <ExternalLink href={href}>{name}</ExternalLink>}
              </Table.Th>
              <Table.Td>{usedFor}</Table.Td>
              <Table.Td>{licence}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text>
        Accessions were checked with lists that others derived from HGNC, UniProt and IEDB. Nothing was copied
        from IEDB.
      </Text>
    </AboutSection>
  );
}
