import { isEntryFieldName } from '@contract/entry-fields';
import { isCascadeField, measuredFilters } from '@contract/entry-filters';
import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';

import type { EntryFilters } from '../../../components/entryFilters';
import { formatNumber } from '../../../components/format';
import { ToolbarPanel } from '../../../components/list/ToolbarPanel';
import type { ShowView } from '../../../hooks/useAddressView';
import { CascadeFilters } from './CascadeFilters';
import type { EntriesView } from './entriesSearchParams';
import classes from './EntriesToolbar.module.css';
import { FiltersDrawer, FiltersHint } from './FiltersDrawer';
import { ListSearch } from './ListSearch';

interface EntriesToolbarProps {
  readonly view: EntriesView;
  /** The number of entries in the view; `undefined` while loading. */
  readonly total: number | undefined;
  readonly isPhone: boolean;
  readonly onView: ShowView<EntriesView>;
}

/** Search and filters of the list; on narrow screens the filters are behind a button that shows how many are active. */
export function EntriesToolbar({ view, total, isPhone, onView }: EntriesToolbarProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  const applied = isPhone ? Object.keys(view.filters).length : countTyped(view.filters);
  return (
    <ToolbarPanel label="Filters" isStacked>
      <div className={classes.row} data-screen-only>
        <ListSearch view={view} onView={onView} />
        <Button
          variant="default"
          className={classes.more}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          rightSection={applied > 0 && <Applied count={applied} />}
          onClick={open}
        >
          {isPhone ? 'Filters' : 'More filters'}
        </Button>
        {!isPhone && <FiltersHint />}
      </div>
      {!isPhone && <CascadeFilters view={view} onView={onView} />}
      {/* The drawer overlays the page, so it takes no space in the layout. */}
      <div style={{ position: 'absolute' }}>
        <FiltersDrawer
          view={view}
          total={total}
          isWhole={isPhone}
          isOpen={isOpen}
          onView={onView}
          onClose={close}
        />
      </div>
    </ToolbarPanel>
  );
}

/** The number of active filters that are not of the cascade and can be changed in the drawer. */
function countTyped(filters: EntryFilters): number {
  const least: readonly string[] = measuredFilters;
  return Object.keys(filters).filter(
    (name) => least.includes(name) || (isEntryFieldName(name) && !isCascadeField(name)),
  ).length;
}

function Applied({ count }: { readonly count: number }) {
  return (
    <span className={classes.applied}>
      {formatNumber(count)}
      <VisuallyHidden> applied</VisuallyHidden>
    </span>
  );
}
