import { entryField } from '@contract/entry-fields';
import { limits } from '@contract/limits';
import { restPaths } from '@contract/rest-paths';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';

import { formatCount, formatEntries, formatPeriod } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { criteriaAddress, criteriaVariables } from '../../components/listCriteria';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { GrowthOverTimeDocument, useGrowthOverTimeQuery } from '../../generated/statistics';
import { paths } from '../../paths';
import { CompletenessPlot } from './CompletenessPlot';
import { DiseaseHeatMap } from './DiseaseHeatMap';
import { DistributionPlot, entriesWith, useDistribution } from './DistributionPlot';
import { groupMethods } from './methodKinds';
import { plotProps } from './plotProps';
import classes from './Plots.module.css';
import { barsHeight, BarsPlot } from './plots/BarsPlot';
import { GrowthPlot } from './plots/GrowthPlot';

interface PlotsProps {
  readonly view: ListCriteria;
  /** Whether the plots below the first two are shown. */
  readonly isWhole: boolean;
  /** The address of the page with all plots, or with the first ones only. */
  readonly toggle: string;
}

const first = [
  { of: 'disease', title: 'Entries per disease', words: ['disease', 'diseases'] },
  { of: 'autoantibody', title: 'Top autoantibodies', words: ['autoantibody', 'autoantibodies'] },
] as const;

const further = [
  { of: 'autoantigen', title: 'Top autoantigens', words: ['autoantigen', 'autoantigens'] },
  { of: 'type', title: 'Types of autoantigen', words: ['type', 'types'] },
  {
    of: 'isotypeSubclasses',
    title: 'Isotypes and subclasses',
    words: ['isotype or subclass', 'isotypes and subclasses'],
  },
] as const;

/** The two most telling plots, and the others on request. */
export function Plots({ view, isWhole, toggle }: PlotsProps) {
  const navigate = useNavigate();
  return (
    <div className={classes.plots}>
      {first.map((distribution) => (
        <DistributionPlot key={distribution.of} {...distribution} view={view} />
      ))}
      <div className={classes.more} data-screen-only>
        <Button
          variant="default"
          aria-expanded={isWhole}
          onClick={() => void navigate(toggle, { preventScrollReset: true })}
        >
          {isWhole ? 'Fewer figures' : 'More figures'}
        </Button>
        {!isWhole && (
          <span data-text="quiet">
            Shared autoantibodies, autoantigens, types, isotypes, methods, completeness, growth
          </span>
        )}
      </div>
      {isWhole && <FurtherPlots view={view} />}
    </div>
  );
}

function FurtherPlots({ view }: { readonly view: ListCriteria }) {
  return (
    <>
      <DiseaseHeatMap view={view} />
      {further.map((distribution) => (
        <DistributionPlot key={distribution.of} {...distribution} view={view} />
      ))}
      <MethodsPlot of="screening" title="Screening methods" view={view} />
      <MethodsPlot of="confirmation" title="Confirmation methods" view={view} />
      <CompletenessPlot view={view} />
      <GrowthOverTime view={view} />
    </>
  );
}

const title = 'Growth over time';
const height = 420;
/** Fewer periods show no growth. */
const fewest = 3;

/** The number of entries created per day or month, and the running total; nothing before there are three periods. */
function GrowthOverTime({ view }: { readonly view: ListCriteria }) {
  const variables = criteriaVariables(view);
  const { data, answer } = latestResult(useGrowthOverTimeQuery({ variables }));
  const growth = data?.statistics.growth;
  if (growth !== undefined && growth.periods.length < fewest) return null;
  const by = growth?.by ?? 'month';
  const periods = growth?.periods.map((period) => ({
    ...period,
    to: period.created === 0 ? null : paths.entries({ ...criteriaAddress(view), createdAt: period.period }),
  }));
  const total = growth?.periods.at(-1)?.total ?? 0;
  return (
    <PlotFrame
      {...plotProps(view, { title, path: restPaths.growth, document: GrowthOverTimeDocument, variables })}
      note={growth ? `${formatEntries(total)} by ${by} of creation (UTC), without deleted entries` : ' '}
      height={height}
      answer={answer}
      table={
        periods && {
          columns: [by === 'day' ? 'Day' : 'Month', 'Created', 'Total'],
          rows: periods.map(({ period, created, total: all, to }) => ({
            cells: [formatPeriod(period), created, all],
            to,
          })),
        }
      }
      emptyNote="There are no entries yet."
    >
      <GrowthPlot title={title} periods={periods ?? []} by={by} height={height} />
    </PlotFrame>
  );
}

interface MethodsPlotProps {
  readonly of: 'screening' | 'confirmation';
  readonly title: string;
  readonly view: ListCriteria;
}

const drawn = 12;

/** The methods of a field, grouped by what they are; the table has each of them. */
function MethodsPlot({ of, title, view }: MethodsPlotProps) {
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
