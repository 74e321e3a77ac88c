import { ActionIcon } from '@mantine/core';
import { IconCopyPlus, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';

import { DropdownMenu } from '../../../components/overlays/Dropdown';
import { useDialogSubject } from '../../../components/useDialogSubject';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { DeleteEntryDialog } from './DeleteEntryDialog';

/** The menu of the less frequent actions on an entry. */
export function EntryMoreMenu({ entry }: { readonly entry: EntryFieldsFragment }) {
  // The dialog is about the entry as shown when it is opened, ignoring later updates.
  const deletion = useDialogSubject<EntryFieldsFragment>();
  const target = useRef<HTMLButtonElement>(null);
  const mayCreate = useMay('entries.create');
  const mayDelete = useMay('entries.delete');
  return (
    <>
      <DropdownMenu
        width={220}
        target={
          <ActionIcon ref={target} variant="default" size={26} aria-label="More actions">
            <IconDots size={16} aria-hidden="true" />
          </ActionIcon>
        }
      >
        {({ Menu }) => (
          <Menu.Dropdown>
            {mayCreate && (
              <Menu.Item
                component={Link}
                to={paths.newEntry(entry.accession)}
                leftSection={<IconCopyPlus size={16} aria-hidden="true" />}
              >
                Duplicate
              </Menu.Item>
            )}
            {mayDelete && (
              <Menu.Item
                aria-haspopup="dialog"
                c="var(--atlas-danger)"
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => deletion.open(entry)}
              >
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        )}
      </DropdownMenu>
      {deletion.subject && (
        <DeleteEntryDialog
          key={deletion.times}
          entry={deletion.subject}
          isOpen={deletion.isOpen}
          onClose={deletion.close}
          // The pressed menu item is gone by then.
          onClosed={() => target.current?.focus()}
        />
      )}
    </>
  );
}
