import { dataLicence } from '@contract/dataset';
import { vocabularyNotices } from '@contract/vocabulary-exports';
import { Text } from '@mantine/core';

import { ExternalLink } from '../../components/ExternalLink';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';
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
      <Text>
        The <TextLink to={paths.vocabulary()}>vocabulary</TextLink> and its exports hold codes of others,
        which are theirs:
      </Text>
      {Object.values(vocabularyNotices).map((notice) => (
        <blockquote key={notice} className={classes.quote}>
          {notice}
        </blockquote>
      ))}
    </AboutSection>
  );
}
