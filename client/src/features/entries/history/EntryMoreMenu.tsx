import { ActionIcon } from '@mantine/core';
import { IconCopyPlus, IconDots, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { DropdownMenu } from '../../../components/overlays/Dropdown';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { DeleteEntryDialog } from './DeleteEntryDialog';
import classes from './EntryMoreMenu.module.css';

interface EntryMoreMenuProps {
  readonly entry: EntryFieldsFragment;
}

/** The menu of the less frequent actions on an entry. */
export function EntryMoreMenu({ entry }: EntryMoreMenuProps) {
  const deletion = useDeletion(entry);
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
                className={classes.danger}
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={deletion.ask}
              >
                Delete
              </Menu.Item>
            )}
          </Menu.Dropdown>
        )}
      </DropdownMenu>
      {deletion.asked && (
        <DeleteEntryDialog
          key={deletion.times}
          entry={deletion.asked}
          isOpen={deletion.isOpen}
          onClose={deletion.close}
          // The pressed menu item is gone by then.
          onClosed={() => target.current?.focus()}
        />
      )}
    </>
  );
}

/** Opens the deletion dialog for the entry as shown at that moment, ignoring later updates. */
function useDeletion(entry: EntryFieldsFragment) {
  const [asked, setAsked] = useState<EntryFieldsFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const ask = () => {
    setAsked(entry);
    setTimes(times + 1);
    setIsOpen(true);
  };
  return { asked, times, isOpen, ask, close: () => setIsOpen(false) };
}
