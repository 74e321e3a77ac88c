import { dataAuthors } from '@contract/dataset';
import { productName } from '@contract/product';
import { Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { copyText } from '../../components/copyText';
import { today } from '../../components/format';
import { ToolButton } from '../../components/ToolButton';
import classes from './AboutPage.module.css';
import { AboutSection } from './AboutSection';

/** How to cite the whole database, with today as the date of access. */
export function CiteDatabase() {
  const citation = databaseCitation(window.location.origin);
  return (
    <AboutSection topic="cite">
      <Text>Cite the whole database with the date of access:</Text>
      <blockquote className={classes.quote}>{citation}</blockquote>
      <ToolButton
        Icon={IconCopy}
        style={{ justifySelf: 'start' }}
        data-screen-only
        onClick={() => void copyText(citation, 'citationCopied')}
      >
        Copy citation
      </ToolButton>
      <Text>
        A single entry has an accession and a version. “Cite” on its page gives the citation as text, BibTeX
        or RIS, with an address that shows this version also after the entry has changed.
      </Text>
    </AboutSection>
  );
}

function databaseCitation(origin: string): string {
  return `${dataAuthors}. ${productName}. ${origin} (accessed ${today()}).`;
}
