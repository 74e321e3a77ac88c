import { ActionIcon } from '@mantine/core';
import { IconDots, IconMessage2Plus, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';

import { CompareButton } from '../../../components/comparing/CompareButton';
import { CopyLinkButton } from '../../../components/CopyLinkButton';
import { onDemand } from '../../../components/OnDemand';
import { PrintButton } from '../../../components/PrintButton';
import { ToolLink } from '../../../components/ToolButton';
import { entryInCode } from '../../../components/useInCode/entriesInCode';
import { UseInCodeButton } from '../../../components/useInCode/UseInCodeButton';
import { EntryDocument } from '../../../generated/entries';
import type { EntryFieldsFragment } from '../../../generated/types';
import type { Retry } from '../../../hooks/useRetry';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { CiteEntryButton } from '../citing/CiteEntryButton';
import { readEntryLinkState } from '../list/entryLinkState';

// Most readers are visitors; they do not need to load code for signed-in users.
const EntryMoreMenu = onDemand(
  () => import('../history/EntryMoreMenu'),
  'EntryMoreMenu',
  MenuPlaceholder,
  MenuFailure,
);

/** Actions on an entry: citing and exporting for all, editing for those who may. */
export function EntryActions({ entry }: { readonly entry: EntryFieldsFragment }) {
  const mayDoMore = [useMay('entries.create'), useMay('entries.delete')].includes(true);
  const { accession } = entry;
  const path = paths.entry(accession);
  return (
    <div data-buttons data-screen-only>
      <EditLink accession={accession} />
      {mayDoMore && <EntryMoreMenu entry={entry} />}
      <CompareButton accession={accession} />
      <CiteEntryButton entry={entry} />
      <CopyLinkButton path={path} />
      <UseInCodeButton view={() => entryInCode(path, accession, EntryDocument)} />
      <PrintButton />
      <ToolLink to={paths.submit(accession)} Icon={IconMessage2Plus}>
        Suggest a correction
      </ToolLink>
    </div>
  );
}

function EditLink({ accession }: { readonly accession: string }) {
  const carried = readEntryLinkState(useLocation().state);
  if (!useMay('entries.update')) return null;
  return (
    <ToolLink Icon={IconPencil} variant="filled" to={paths.editEntry(accession)} state={carried}>
      Edit
    </ToolLink>
  );
}

const menuFailed = 'More actions could not be loaded. Try again';

function MenuFailure({ retry }: { readonly retry: Retry }) {
  return (
    <ActionIcon
      variant="default"
      size={26}
      aria-label={menuFailed}
      title={menuFailed}
      loading={retry.isBusy}
      onClick={retry.start}
    >
      <IconRefresh size={16} aria-hidden="true" />
    </ActionIcon>
  );
}

/** Reserves the space of a button whose code is loading. */
function MenuPlaceholder() {
  return (
    <ActionIcon component="span" variant="default" size={26} aria-hidden="true">
      <IconDots size={16} aria-hidden="true" />
    </ActionIcon>
  );
}
