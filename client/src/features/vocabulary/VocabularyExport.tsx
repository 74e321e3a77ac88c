import { restPaths } from '@contract/rest-paths';
import { vocabularyFormatNames } from '@contract/vocabulary-exports';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

import { DropdownMenu } from '../../components/overlays/Dropdown';

const about = {
  csv: 'CSV · for spreadsheets',
  tsv: 'TSV · for spreadsheets',
  json: 'JSON · for programs',
  sssom: 'SSSOM · mappings to HPO, LOINC, ICAP and UniProt',
} as const;

/** Downloads the whole vocabulary, with the notices of its sources. */
export function VocabularyExport() {
  return (
    <DropdownMenu
      target={
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />}>
          Export
        </Button>
      }
    >
      {({ Menu }) => (
        <Menu.Dropdown>
          {vocabularyFormatNames.map((format) => (
            <Menu.Item
              key={format}
              component="a"
              href={`${restPaths.exportVocabulary}?format=${format}`}
              download={`autoantibody_vocabulary.${format === 'sssom' ? 'sssom.tsv' : format}`}
            >
              {about[format]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      )}
    </DropdownMenu>
  );
}
