import { Text } from '@mantine/core';

import { AboutSection } from './AboutSection';
import { foundInMondo, starterData } from './starterData';

/** Which facts of the starter entries were compared with other sources, and which were not. */
export function Checks() {
  const { withUniprotId, withDoid, withMondo } = starterData;
  return (
    <AboutSection topic="checks">
      <Text>The identifiers were typed first. A program then compared them with independent tables:</Text>
      <ul>
        <li>
          All {withUniprotId} UniProt accessions belong to the gene that the entry names, and are reviewed
          human proteins.
        </li>
        <li>All {withDoid} DOIDs exist, and the disease is their label or synonym.</li>
        <li>
          {foundInMondo} of {withMondo} MONDO identifiers were found in a release of Mondo and are not
          obsolete.
        </li>
      </ul>
      <Text>
        <strong>Not checked by a program:</strong> whether the antibody really occurs in the disease,
        epitopes, mechanisms, isotypes and methods. These are general knowledge of the field, partly compared
        with abstracts.
      </Text>
      <Text>
        {starterData.withIdentifiedReference} entries have at least one reference with a PMID, PMC number or
        DOI; these references were looked up. {starterData.withOtherReference} have only references without an
        identifier, which were not looked up. {starterData.withoutReference} have none. Sensitivities,
        predictive values and cut-offs come only from abstracts and published criteria.
      </Text>
    </AboutSection>
  );
}
