import { restPaths } from '@contract/rest-paths';

import { formatEntries, formatPeriod } from '../../components/format';
import { latestResult } from '../../components/latestResult';
import { criteriaAddress, criteriaVariables, describeCriteria } from '../../components/listCriteria';
import { PlotFrame } from '../../components/plots/PlotFrame';
import type { ListCriteria } from '../../components/useInCode/restParameters';
import { GrowthOverTimeDocument, useGrowthOverTimeQuery } from '../../generated/statistics';
import { paths } from '../../paths';
import { plotInCode } from './plotInCode';
import { GrowthPlot } from './plots/GrowthPlot';

const title = 'Growth over time';
const height = 420;
/** Fewer periods show no growth. */
const fewest = 3;

/** The number of entries created per day or month, and the running total; nothing before there are three periods. */
export function GrowthOverTime({ view }: { readonly view: ListCriteria }) {
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
      title={title}
      note={growth ? `${formatEntries(total)} by ${by} of creation (UTC), without deleted entries` : ' '}
      about={describeCriteria(view)}
      height={height}
      answer={answer}
      code={() =>
        plotInCode(view, { title, path: restPaths.growth, document: GrowthOverTimeDocument, variables })
      }
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
