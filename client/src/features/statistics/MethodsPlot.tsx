import { entryField } from '@contract/entry-fields';
import { limits } from '@contract/limits';
import { restPaths } from '@contract/rest-paths';

import { formatCount, formatEntries } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { criteriaVariables, describeCriteria } from '../../components/listCriteria';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { useValueDistributionQuery, ValueDistributionDocument } from '../../generated/statistics';
import { entriesWith } from './DistributionPlot';
import { groupMethods } from './methodKinds';
import { plotInCode } from './plotInCode';
import { barsHeight, BarsPlot } from './plots/BarsPlot';

interface MethodsPlotProps {
  readonly of: 'screening' | 'confirmation';
  readonly title: string;
  readonly view: ListCriteria;
}

const fetched = limits.plots.values.max;
const drawn = 12;

/** The methods of a field, grouped by what they are; the table has each of them. */
export function MethodsPlot({ of, title, view }: MethodsPlotProps) {
  const variables = { of, limit: fetched, ...criteriaVariables(view) };
  const { data, answer } = latestResult(useValueDistributionQuery({ variables }));
  const found = data?.statistics.distribution;
  const kinds = found && groupMethods(found.values);
  return (
    <PlotFrame
      title={title}
      note={
        found
          ? `${formatCount(found.distinct, 'method', 'methods')} in ${formatEntries(found.filled)}, ` +
            'by the kind that each names first; an entry counts for each method it names'
          : ' '
      }
      about={describeCriteria(view)}
      height={barsHeight(drawn)}
      answer={answer}
      code={() =>
        plotInCode(view, {
          title,
          path: restPaths.distribution.replace('{field}', of),
          parameters: { limit: String(fetched) },
          document: ValueDistributionDocument,
          variables,
        })
      }
      table={
        kinds && {
          columns: ['Kind', entryField(of).label, 'Entries'],
          rows: kinds.flatMap(({ kind, methods }) =>
            methods.map(({ value, count }) => ({
              cells: [kind, value, count],
              to: entriesWith(of, value, view),
            })),
          ),
        }
      }
      emptyNote="None of these entries has a method."
    >
      <BarsPlot
        title={title}
        unit="Mentions"
        bars={(kinds ?? []).map(({ kind, mentions }) => ({
          label: kind,
          count: mentions,
          accessibleName: `${kind}: ${mentions}`,
          to: null,
        }))}
      />
    </PlotFrame>
  );
}
