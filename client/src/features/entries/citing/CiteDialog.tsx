import { Button, Modal, SegmentedControl, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { copyText } from '../../../components/copyText';
import { downloadText } from '../../../components/saveFile';
import { citationOf, type Cited } from './citation';
import { type CitationFormatName, citationFormats } from './citationFormats';
import classes from './CiteDialog.module.css';

interface CiteDialogProps {
  readonly entry: Cited;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const choices = [
  { value: 'text', label: citationFormats.text.label },
  { value: 'bibtex', label: citationFormats.bibtex.label },
  { value: 'ris', label: citationFormats.ris.label },
] as const satisfies { value: CitationFormatName; label: string }[];

/** Shows the citation of an entry, to copy or download. */
export function CiteDialog({ entry, isOpen, onClose }: CiteDialogProps) {
  const [name, setName] = useState<CitationFormatName>('text');
  const { write, extension, mediaType } = citationFormats[name];
  const citation = write(citationOf(entry, window.location.origin));
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Cite this entry"
      size="lg"
      radius="sm"
      transitionProps={{ duration: 120 }}
      // A page has one banner landmark, and this header is not it.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.dialog, title: classes.title }}
    >
      <SegmentedControl aria-label="Format" data={[...choices]} value={name} onChange={setName} size="sm" />
      {/* Focusable, so that long lines can be scrolled with the keyboard. */}
      <pre className={classes.citation} tabIndex={0} aria-label="Citation" data-format={name}>
        {citation}
      </pre>
      <div className={classes.actions}>
        <Button
          leftSection={<IconCopy size={16} />}
          onClick={() => void copyText(citation, 'citationCopied')}
        >
          Copy
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} />}
          onClick={() => downloadText(citation, `${entry.accession}.${extension}`, mediaType)}
        >
          Download .{extension}
        </Button>
      </div>
      <Text size="xs" c="dimmed" mt={12}>
        The accession stays with this entry for good. The address always opens this version, also after the
        entry has changed.
      </Text>
    </Modal>
  );
}
