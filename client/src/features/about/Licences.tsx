import { dataLicence } from '@contract/dataset';
import { Text } from '@mantine/core';

import { ExternalLink } from '../../components/ExternalLink';
import classes from './AboutPage.module.css';
import { AboutSection } from './AboutSection';
import { attribution } from './starterData';

/** The licences of the software and of the starter entries. */
export function Licences() {
  return (
    <AboutSection topic="licences">
      <Text>
        The software is free under the{' '}
        <ExternalLink href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</ExternalLink>.
        The starter entries are free under{' '}
        <ExternalLink href={dataLicence.href}>{dataLicence.name}</ExternalLink>: you may use them for any
        purpose if you name the source. If you republish them, write:
      </Text>
      <blockquote className={classes.quote}>{attribution}</blockquote>
    </AboutSection>
  );
}
