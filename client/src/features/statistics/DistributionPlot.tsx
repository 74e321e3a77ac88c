import { type AssociationKind, associationKinds } from '@contract/associations';
import { entryField } from '@contract/entry-fields';
import { restPaths } from '@contract/rest-paths';
import { type DistributionField, isListField } from '@contract/statistics';

import { formatCount, formatEntries } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { criteriaAddress, criteriaVariables } from '../../components/listCriteria';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { PlotTable } from '../../components/plots/PlotTableView';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { useValueDistributionQuery, ValueDistributionDocument } from '../../generated/statistics';
import type { ValueDistributionQuery } from '../../generated/types';
import { paths } from '../../paths';
import { plotProps } from './plotProps';
import { barsHeight, BarsPlot } from './plots/BarsPlot';

interface DistributionPlotProps {
  readonly of: DistributionField;
  readonly title: string;
  /** The noun for the counted values, singular and plural. */
  readonly words: readonly [one: string, many: string];
  readonly view: ListCriteria;
}

/** The number of bars; table and CSV contain all fetched values. */
const drawn = 10;
const fetched = 100;

/** The values of a field that occur in most entries. */
export function DistributionPlot({ of, title, words, view }: DistributionPlotProps) {
  const { found, frame } = useDistribution(of, fetched, title, view);
  const { label, entity } = entryField(of);
  const rows = found?.values.map((counted) => ({ ...counted, to: entriesWith(of, counted.value, view) }));
  const table: PlotTable | undefined = rows && {
    columns: [label, 'Entries'],
    rows: rows.map(({ value, count, to }) => ({
      cells: [value, count],
      to,
      ...(hasOverview(of) && { overviews: [paths.overview(of, value)] }),
    })),
  };
  const noteFor = (limit: number) => (found ? noteOf(found, limit, words, isListField(of)) : ' ');
  return (
    <PlotFrame
      {...frame}
      note={noteFor(drawn)}
      tableNote={noteFor(fetched)}
      kind={entity ?? undefined}
      height={barsHeight(drawn)}
      table={table}
      emptyNote={`None of these entries has a ${words[0]}.`}
    >
      <BarsPlot
        title={title}
        unit="Entries"
        bars={(rows ?? []).slice(0, drawn).map(({ value, count, to }) => ({
          label: value,
          count,
          accessibleName: `${value}: ${formatEntries(count)}`,
          to,
        }))}
      />
    </PlotFrame>
  );
}

/** Fetches the values of a field that occur in most entries, and returns them with the props of their plot. */
export function useDistribution(of: DistributionField, limit: number, title: string, view: ListCriteria) {
  const variables = { of, limit, ...criteriaVariables(view) };
  const { data, answer } = latestResult(useValueDistributionQuery({ variables }));
  const props = plotProps(view, {
    title,
    path: restPaths.distribution.replace('{field}', of),
    parameters: { limit: String(limit) },
    document: ValueDistributionDocument,
    variables,
  });
  return { found: data?.statistics.distribution, frame: { ...props, answer } };
}

/** Whether the values of a field have pages of their own. */
function hasOverview(of: DistributionField): of is AssociationKind & DistributionField {
  return associationKinds.some((kind) => kind === of);
}

type Found = ValueDistributionQuery['statistics']['distribution'];

function noteOf(
  { values, distinct, filled }: Found,
  limit: number,
  [one, many]: readonly [string, string],
  isList: boolean,
): string {
  const shown = Math.min(values.length, limit);
  const which =
    distinct > shown
      ? `Top ${shown} of ${formatCount(distinct, one, many)}`
      : formatCount(distinct, one, many);
  const of = `in ${formatEntries(filled)}`;
  return isList ? `${which}, ${of}; an entry with several counts for each` : `${which}, ${of}`;
}

/**
 * The URL of the entries behind a bar: those of the view with the value, or whose list contains it in addition to the
 * filtered values.
 */
export function entriesWith(of: DistributionField, value: string, view: ListCriteria): string {
  const address = criteriaAddress(view);
  if (!isListField(of)) return paths.entries({ ...address, [of]: value });
  const name = `${of}.lists` as const;
  const asked = view.filters[name];
  const isAsked = asked === undefined || asked.split(';').some((part) => sameText(part, value));
  return paths.entries({ ...address, [name]: isAsked ? (asked ?? value) : `${asked}; ${value}` });
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
