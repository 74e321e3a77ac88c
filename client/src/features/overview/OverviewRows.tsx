import { markerRoles } from '@contract/rules/differential';
import { Button, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';

import { formatNumber } from '../../components/format';
import { ListTable } from '../../components/list/ListTable';
import { ToolbarSelect } from '../../components/list/ListToolbar';
import { ToolbarPanel } from '../../components/list/ToolbarPanel';
import { markerRoleLabels } from '../../components/markerRoleLabels';
import { TextLink } from '../../components/TextLink';
import { TypedFilter } from '../../components/TypedFilter';
import type { OverviewPageFragment } from '../../generated/types';
import { useAddressView } from '../../hooks/useAddressView';
import { useIsPhone } from '../../hooks/useIsPhone';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { OverviewCards } from './OverviewCards';
import { overviewColumns } from './overviewColumns';
import {
  firstOrder,
  overviewAddress,
  type OverviewView,
  readOverviewView,
  rowsInView,
  type SortColumn,
} from './overviewView';
import { entriesOf, isPartial, rowNoun } from './rowsOfOverview';

const allRoles = 'all';
/** The number of rows from which on they can be filtered. */
const manyRows = 4;
const manyCards = 10;

/** The ranked rows of an overview, with their filters: a table, or cards on a phone. */
export function OverviewRows({ overview }: { readonly overview: OverviewPageFragment }) {
  const isPhone = useIsPhone();
  const headingId = useId();
  const [view, showView] = useAddressView(readOverviewView, (next) =>
    paths.overview(overview.kind, overview.slug, overviewAddress(next)),
  );
  const show = (change: Partial<OverviewView>) => showView({ ...view, ...change }, { replace: true });
  const rows = rowsInView(overview.rows, view).map((row) => ({
    ...row,
    id: `${row.slug} ${row.disease?.slug ?? ''}`,
  }));
  const isNarrowed = view.find !== '' || view.role !== null || view.sort !== 'rank';
  const label = `${rowNoun(overview)} of ${overview.name}`;
  const sorting = {
    by: view.sort,
    order: view.order,
    onSort: (sort: SortColumn) => show(nextSorting(view, sort)),
  };
  const counted = markerRoles
    .map((role) => ({ role, count: overview.rows.filter((row) => row.role === role).length }))
    .filter(({ count }) => count > 0);
  return (
    <section aria-labelledby={headingId} data-stack="12">
      <VisuallyHidden component="h2" id={headingId}>
        {label.charAt(0).toUpperCase() + label.slice(1)}
      </VisuallyHidden>
      {(isNarrowed || overview.rows.length > (isPhone ? manyCards : manyRows)) && (
        <div data-screen-only>
          <ToolbarPanel label="Filter the rows" isSearch>
            <div style={{ flex: '1 1 16rem' }}>
              <TypedFilter
                label="Find"
                description="Filter the rows by a text in any of their columns"
                placeholder="Antibody, method, isotype …"
                value={view.find}
                maxLength={200}
                onType={(find) => show({ find })}
              />
            </div>
            <ToolbarSelect
              label="Role"
              value={view.role ?? allRoles}
              options={[
                { value: allRoles, label: `All roles (${formatNumber(overview.rows.length)})` },
                ...counted.map(({ role, count }) => ({
                  value: role,
                  label: `${markerRoleLabels[role]} (${formatNumber(count)})`,
                })),
              ]}
              onChoose={(role) => show({ role: markerRoles.find((known) => known === role) ?? null })}
            />
            {view.sort !== 'rank' && (
              <Button variant="default" onClick={() => show({ sort: 'rank', order: 'asc' })}>
                Back to ranked order
              </Button>
            )}
          </ToolbarPanel>
        </div>
      )}
      <p data-text="quiet" className={classes.shown} data-screen-only role="status">
        <span>{shownText(rows.length, overview)}</span>
        {rows.length < overview.rows.length && isPartial(overview) && (
          <span>
            {' '}
            The filters do not reach the others:{' '}
            <TextLink to={paths.entries({ ...entriesOf(overview), search: view.find })}>
              search the entries
            </TextLink>
          </span>
        )}
      </p>
      {rows.length > 0 &&
        (isPhone ? (
          <OverviewCards overview={overview} label={label} rows={rows} />
        ) : (
          <ListTable
            label={label}
            region={`Table: ${label}`}
            columns={overviewColumns(overview)}
            rows={rows}
            sorting={sorting}
            minWidth="74rem"
            height="dense"
            className={classes.table}
          />
        ))}
    </section>
  );
}

/** A press on a header sorts by it; another turns the order round; a third goes back to the ranked order. */
function nextSorting(
  { sort, order }: OverviewView,
  pressed: SortColumn,
): Pick<OverviewView, 'sort' | 'order'> {
  const first = firstOrder(pressed);
  if (sort !== pressed) return { sort: pressed, order: first };
  if (order === first) return { sort: pressed, order: first === 'asc' ? 'desc' : 'asc' };
  return { sort: 'rank', order: 'asc' };
}

function shownText(shown: number, overview: OverviewPageFragment): string {
  const { rows, rowsTotal } = overview;
  const noun = rowNoun(overview);
  const first = `first ${formatNumber(rows.length)} of ${formatNumber(rowsTotal)} ${noun}`;
  if (isPartial(overview) && shown === rows.length) return `The ${first}`;
  if (isPartial(overview)) return `${shown === 0 ? 'None' : formatNumber(shown)} of the ${first}.`;
  if (shown === 0) return 'No row matches. Clear the text, or choose all roles.';
  return shown < rows.length ? `${formatNumber(shown)} of ${formatNumber(rows.length)} ${noun}` : '';
}
