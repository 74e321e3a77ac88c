import { Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';

import { CopyLinkButton } from '../../components/CopyLinkButton';
import { notifyDownloaded } from '../../components/notifyDownload';
import { downloadText } from '../../components/saveFile';
import { ToolButton } from '../../components/ToolButton';
import type { EntryFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import { AddEntry } from './AddEntry';
import classes from './Compare.module.css';
import { compareAddress, type CompareView } from './compareView';
import { type ComparedGroup, comparisonCsv } from './comparison';

interface CompareBarProps {
  readonly view: CompareView;
  readonly entries: readonly EntryFieldsFragment[];
  /** The groups that are shown; `null` while there is nothing to compare. */
  readonly groups: readonly ComparedGroup[] | null;
  readonly onAdd: (name: string) => void;
  readonly onOnlyDifferences: (only: boolean) => void;
}

/** Controls of the comparison: which entries and rows it shows, and its downloads. */
export function CompareBar({ view, entries, groups, onAdd, onOnlyDifferences }: CompareBarProps) {
  const accessions = entries.map(({ accession }) => accession);
  const handleCsv = () => {
    downloadText(comparisonCsv(accessions, groups ?? []), 'autoimmune-atlas-comparison.csv', 'text/csv');
    notifyDownloaded('csv');
  };
  return (
    <div className={classes.bar} data-screen-only>
      <AddEntry requested={view.requested} shown={accessions} onAdd={onAdd} />
      {groups && (
        <>
          <Switch
            label="Only differences"
            size="sm"
            checked={view.onlyDifferences}
            onChange={(event) => onOnlyDifferences(event.currentTarget.checked)}
          />
          <div className={classes.actions}>
            <ToolButton Icon={IconDownload} onClick={handleCsv}>
              Download csv
            </ToolButton>
            <CopyLinkButton path={paths.compare(compareAddress(accessions, view.onlyDifferences))} />
          </div>
        </>
      )}
    </div>
  );
}
