import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { CiteButton } from '../../../components/CiteButton';
import { copyText } from '../../../components/copyText';
import { downloadText } from '../../../components/saveFile';
import { citationOf, type Cited } from './citation';
import { type CitationFormatName, citationFormats } from './citationFormats';
import classes from './CiteEntryButton.module.css';

const choices = (['text', 'bibtex', 'ris'] as const).map((value) => ({
  value,
  label: citationFormats[value].label,
}));

/** Opens a dialog with the citation of an entry, to copy or download. */
export function CiteEntryButton({ entry }: { readonly entry: Cited }) {
  const [name, setName] = useState<CitationFormatName>('text');
  const { write, extension, mediaType } = citationFormats[name];
  const citation = write(citationOf(entry, window.location.origin));
  return (
    <CiteButton title="Cite this entry">
      <SegmentedControl aria-label="Format" data={choices} value={name} onChange={setName} size="sm" />
      {/* Focusable, so that long lines can be scrolled with the keyboard. */}
      <pre
        data-text="code"
        className={classes.citation}
        tabIndex={0}
        role="region"
        aria-label="Citation"
        data-format={name}
      >
        {citation}
      </pre>
      <div data-buttons>
        <Button
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => void copyText(citation, 'citationCopied')}
        >
          Copy
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => downloadText(citation, `${entry.accession}.${extension}`, mediaType)}
        >
          Download .{extension}
        </Button>
      </div>
      <Text size="xs" c="dimmed" mt={12}>
        The accession stays with this entry for good. The address always opens this version, also after the
        entry has changed.
      </Text>
    </CiteButton>
  );
}
