import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconMessage2Plus, IconPencil, IconPrinter } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { CompareButton } from '../../../components/comparing/CompareButton';
import { CopyLinkButton } from '../../../components/CopyLinkButton';
import { entryInCode } from '../../../components/useInCode/entriesInCode';
import { UseInCodeButton } from '../../../components/useInCode/UseInCodeButton';
import { EntryDocument } from '../../../generated/entries';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { CiteButton } from '../citing/CiteButton';
import { readEntryLinkState } from '../list/entryLinkState';
import classes from './EntryPage.module.css';

// Most readers are visitors; they do not need to load code for signed-in users.
const EntryMoreMenu = lazy(async () => ({
  default: (await import('../history/EntryMoreMenu')).EntryMoreMenu,
}));

interface EntryActionsProps {
  readonly entry: EntryFieldsFragment;
}

/** Actions on an entry: citing and exporting for all, editing for those who may. */
export function EntryActions({ entry }: EntryActionsProps) {
  const mayDoMore = [useMay('entries.create'), useMay('entries.delete')].includes(true);
  const { accession } = entry;
  const path = paths.entry(accession);
  return (
    <div className={classes.actions}>
      <EditLink accession={accession} />
      {mayDoMore && (
        <Suspense fallback={<MenuPlaceholder />}>
          <EntryMoreMenu entry={entry} />
        </Suspense>
      )}
      <CompareButton accession={accession} />
      <CiteButton entry={entry} />
      <CopyLinkButton path={path} />
      <UseInCodeButton view={() => entryInCode(path, accession, EntryDocument)} />
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPrinter size={16} />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      <Button
        component={Link}
        to={paths.submit(accession)}
        variant="default"
        size="compact-sm"
        leftSection={<IconMessage2Plus size={16} aria-hidden="true" />}
      >
        Suggest a correction
      </Button>
    </div>
  );
}

function EditLink({ accession }: { readonly accession: string }) {
  const carried = readEntryLinkState(useLocation().state);
  if (!useMay('entries.update')) return null;
  return (
    <Button
      component={Link}
      to={paths.editEntry(accession)}
      state={carried}
      size="compact-sm"
      leftSection={<IconPencil size={16} aria-hidden="true" />}
    >
      Edit
    </Button>
  );
}

/** Reserves the space of a button whose code is loading. */
function MenuPlaceholder() {
  return (
    <ActionIcon component="span" variant="default" size={26} aria-hidden="true">
      <IconDots size={16} />
    </ActionIcon>
  );
}
