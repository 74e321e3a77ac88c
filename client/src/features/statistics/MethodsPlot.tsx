import { entryField } from '@contract/entry-fields';
import { limits } from '@contract/limits';

import { formatCount, formatEntries } from '../../components/format';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { entriesWith, useDistribution } from './DistributionPlot';
import { groupMethods } from './methodKinds';
import { barsHeight, BarsPlot } from './plots/BarsPlot';

interface MethodsPlotProps {
  readonly of: 'screening' | 'confirmation';
  readonly title: string;
  readonly view: ListCriteria;
}

const drawn = 12;

/** The methods of a field, grouped by what they are; the table has each of them. */
export function MethodsPlot({ of, title, view }: MethodsPlotProps) {
  const { found, frame } = useDistribution(of, limits.plots.values.max, title, view);
  const kinds = found && groupMethods(found.values);
  return (
    <PlotFrame
      {...frame}
      note={
        found
          ? `${formatCount(found.distinct, 'method', 'methods')} in ${formatEntries(found.filled)}, ` +
            'by the kind that each names first; an entry counts for each method it names'
          : ' '
      }
      height={barsHeight(drawn)}
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
