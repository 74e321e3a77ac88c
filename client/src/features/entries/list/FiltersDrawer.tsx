import { entryFieldGroups } from '@contract/entry-field-row';
import { entryFields } from '@contract/entry-fields';
import { isCascadeField, measuredFilters } from '@contract/entry-filters';
import { limits } from '@contract/limits';
import { Box, Button, NativeSelect } from '@mantine/core';
import { useRef } from 'react';

import { leastLabels, percentOf } from '../../../components/entryFilters';
import { formatEntries } from '../../../components/format';
import { groupLabels } from '../../../components/groupLabels';
import { isFiltered } from '../../../components/listCriteria';
import { SideDrawer } from '../../../components/overlays/Dialog';
import { TypedFilter } from '../../../components/TypedFilter';
import type { ShowView } from '../../../hooks/useAddressView';
import { CascadeFilters } from './CascadeFilters';
import type { EntriesView } from './entriesSearchParams';
import classes from './FiltersDrawer.module.css';
import { withFilter, withoutFilters } from './viewChanges';

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
        <Button ref={show} onClick={onClose} flex={1}>
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

type FiltersProps = Pick<FiltersDrawerProps, 'view' | 'onView'>;

const offered = ['0.5', '0.7', '0.8', '0.9', '0.95', '0.98', '0.99'];

/** The least sensitivity and specificity. Another share, from the address, is offered too. */
function LeastFilters({ view, onView }: FiltersProps) {
  return (
    <Box component="fieldset" data-stack="12" pb={4}>
      <Box component="legend" mb={8} fz="md" fw={650}>
        Numbers in the text
      </Box>
      <div className={classes.pair}>
        {measuredFilters.map((name) => {
          const value = view.filters[name] ?? '';
          const shares = value === '' || offered.includes(value) ? offered : [value, ...offered];
          return (
            <NativeSelect
              key={name}
              label={leastLabels[name]}
              value={value}
              onChange={(event) => onView(withFilter(view, name, event.currentTarget.value))}
              data={[
                { value: '', label: 'Any' },
                ...shares.map((share) => ({ value: share, label: percentOf(share) })),
              ]}
            />
          );
        })}
      </div>
    </Box>
  );
}

/** The fields with text filters, in the contract's groups. */
const typedFieldGroups = entryFieldGroups
  .map((group) => ({
    group,
    fields: entryFields.filter((field) => field.group === group && !isCascadeField(field.name)),
  }))
  .filter(({ fields }) => fields.length > 0);

/** A text filter for every field outside the cascade: matches entries whose field contains the typed text. */
function TypedFilters({ view, onView }: FiltersProps) {
  return typedFieldGroups.map(({ group, fields }) => (
    <Box key={group} component="fieldset" data-stack="12" pb={4}>
      <Box component="legend" mb={8} fz="md" fw={650}>
        {groupLabels[group]}
      </Box>
      {fields.map(({ name, label, description }) => (
        <TypedFilter
          key={name}
          label={label}
          description={description}
          value={view.filters[name] ?? ''}
          maxLength={limits.filterValueMaxLength}
          onType={(value) => onView(withFilter(view, name, value), { replace: true })}
        />
      ))}
    </Box>
  ));
}
