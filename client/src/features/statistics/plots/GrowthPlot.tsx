import { Bar, type BarShapeProps, CartesianGrid, ComposedChart, Line, XAxis, YAxis } from 'recharts';

import { formatEntries, formatNumber, formatPeriod } from '../../../components/format';
import { usePlotWidth } from '../../../components/plots/usePlotWidth';
import { moveAmongMarks } from './moveAmongMarks';
import { PlotMark } from './PlotMark';
import classes from './Plots.module.css';

interface GrowthPeriod {
  readonly period: string;
  readonly created: number;
  readonly total: number;
  readonly to: string | null;
}

interface GrowthPlotProps {
  readonly title: string;
  readonly periods: readonly GrowthPeriod[];
  readonly by: 'day' | 'month';
  readonly height: number;
}

const axis = { tickLine: false, axisLine: false, allowDecimals: false, tickFormatter: formatNumber } as const;

/** Bars for the entries created in each period, and a line for the running total; each has its own axis. */
export function GrowthPlot({ title, periods, by, height }: GrowthPlotProps) {
  const { ref, width } = usePlotWidth();
  return (
    <div ref={ref} role="group" aria-label={`${title}, plot`} onKeyDown={moveAmongMarks}>
      <ComposedChart
        width={width}
        height={height}
        data={[...periods]}
        margin={{ top: 28, right: 0, bottom: 4, left: 0 }}
        accessibilityLayer={false}
        className={classes.plot}
      >
        <text x={0} y={14} className={classes.unit}>
          Bars: created per {by}
        </text>
        <text x={width} y={14} className={classes.unit} textAnchor="end">
          Line: total entries
        </text>
        <CartesianGrid yAxisId="created" vertical={false} stroke="var(--atlas-line)" />
        <XAxis
          dataKey="period"
          tickFormatter={formatPeriod}
          tickLine={false}
          axisLine={false}
          interval="preserveStartEnd"
          minTickGap={24}
          padding={{ left: 12, right: 12 }}
        />
        <YAxis yAxisId="created" width={48} {...axis} />
        <YAxis yAxisId="total" width={48} orientation="right" {...axis} />
        <Bar
          yAxisId="created"
          dataKey="created"
          maxBarSize={40}
          isAnimationActive={false}
          shape={(shape: BarShapeProps) => <PeriodBar shape={shape} periods={periods} />}
        />
        <Line
          yAxisId="total"
          dataKey="total"
          type="linear"
          strokeWidth={2}
          dot={{ r: 2.5 }}
          isAnimationActive={false}
          className={classes.line}
          stroke="var(--atlas-accent)"
        />
      </ComposedChart>
    </div>
  );
}

interface PeriodBarProps {
  readonly shape: BarShapeProps;
  readonly periods: readonly GrowthPeriod[];
}

function PeriodBar({ shape, periods }: PeriodBarProps) {
  const at = periods[shape.index];
  if (at === undefined) return null;
  const accessibleName =
    `${formatPeriod(at.period)}: ${formatEntries(at.created)} ` +
    `created, ${formatNumber(at.total)} in total`;
  const isFirst = periods.findIndex(({ to }) => to !== null) === shape.index;
  const { x, y, width, height } = shape;
  const box = { x, y, width, height };
  return (
    <PlotMark to={at.to} accessibleName={accessibleName} isFirst={isFirst}>
      <rect {...box} rx={1.5} className={classes.bar} />
      <rect
        x={box.x - 2}
        y={box.y - 4}
        width={box.width + 4}
        height={box.height + 4}
        className={classes.reach}
        data-over
      />
    </PlotMark>
  );
}
