import { Text } from '@mantine/core';

import { AboutSection } from './AboutSection';
import { starterData } from './starterData';

/** Which facts of the starter entries were compared with other sources, and which were not. */
export function Checks() {
  const { withUniprotId, withDoid, withMondo } = starterData;
  return (
    <AboutSection topic="checks">
      <Text>
        Identifiers were typed first and then compared, by machine, with tables that had no part in typing
        them:
      </Text>
      <ul>
        <li>
          All {withUniprotId} UniProt accessions belong to the gene that the entry names, and are reviewed
          human proteins.
        </li>
        <li>All {withDoid} DOIDs exist, and the disease is their label or synonym.</li>
        <li>All {withMondo} MONDO identifiers exist and are not obsolete.</li>
      </ul>
      <Text>
        <strong>Not checked by machine:</strong> whether the antibody really occurs in the disease, epitopes,
        mechanisms, isotypes and methods. These rest on general knowledge of the field, read partly against
        abstracts.
      </Text>
      <Text>
        {starterData.withIdentifiedReference} entries have at least one reference with a PMID, PMC number or
        DOI, which was looked up. {starterData.withOtherReference} have only references without an identifier,
        which were not, and {starterData.withoutReference} have none. Sensitivities, predictive values and
        cut-offs come only from abstracts that were read and from published criteria.
      </Text>
    </AboutSection>
  );
}
