import { Box, Button } from '@mantine/core';
import { useRef } from 'react';

import { formatEntries } from '../../../components/format';
import { isFiltered } from '../../../components/listCriteria';
import { SideDrawer } from '../../../components/overlays/Dialog';
import type { ShowView } from '../../../hooks/useAddressView';
import { CascadeFilters } from './CascadeFilters';
import type { EntriesView } from './entriesSearchParams';
import classes from './FiltersDrawer.module.css';
import { LeastFilters } from './LeastFilters';
import { TypedFilters } from './TypedFilters';
import { withoutFilters } from './viewChanges';

interface FiltersDrawerProps {
  readonly view: EntriesView;
  /** The number of matching entries; `undefined` while loading. */
  readonly total: number | undefined;
  /** Whether it contains all filters, or only those that do not fit on the page. */
  readonly isWhole: boolean;
  readonly isOpen: boolean;
  readonly onView: ShowView<EntriesView>;
  readonly onClose: () => void;
}

/** A drawer of filters next to the list, which updates immediately. */
export function FiltersDrawer({ view, total, isWhole, isOpen, onView, onClose }: FiltersDrawerProps) {
  const show = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onView(withoutFilters(view));
    // The pressed button is disabled now, and the focus stays in the drawer.
    show.current?.focus();
  };
  return (
    <SideDrawer
      opened={isOpen}
      onClose={onClose}
      withinPortal={false}
      position="right"
      size={isWhole ? '100%' : '24rem'}
      title={isWhole ? 'Filters' : 'More filters'}
      closeButtonProps={{ 'aria-label': 'Close the filters' }}
      transitionProps={{ duration: 120 }}
      overlayProps={{ className: classes.overlay }}
      classNames={{
        inner: classes.inner,
        title: classes.title,
        header: classes.header,
        body: classes.body,
        content: classes.content,
      }}
    >
      <div data-stack="24" className={classes.filters}>
        <FiltersHint />
        {isWhole && <CascadeFilters view={view} onView={onView} />}
        <LeastFilters view={view} onView={onView} />
        <TypedFilters view={view} onView={onView} />
      </div>
      <div className={classes.foot}>
        <Button ref={show} onClick={onClose} className={classes.show}>
          {total === undefined ? 'Show entries' : `Show ${formatEntries(total)}`}
        </Button>
        <Button variant="default" disabled={!isFiltered(view)} onClick={clear}>
          Clear all
        </Button>
      </div>
    </SideDrawer>
  );
}

/** Explains how filters combine. */
export function FiltersHint() {
  return (
    <Box component="p" data-text="note" flex="1 1 12rem">
      The list shows entries that meet all filters and contain every word of the search.
    </Box>
  );
}
