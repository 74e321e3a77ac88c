import { Bar, BarChart, type BarShapeProps, CartesianGrid, XAxis, YAxis } from 'recharts';

import { formatNumber } from '../../../components/format';
import { usePlotWidth } from '../../../components/plots/usePlotWidth';
import { cutText } from './cutText';
import { moveAmongMarks } from './moveAmongMarks';
import { PlotMark } from './PlotMark';
import classes from './Plots.module.css';

/** One bar: its label, length and link. */
interface PlotBar {
  readonly label: string;
  readonly count: number;
  /** The number after the bar. @default the count */
  readonly figure?: string;
  /** The tooltip, and the accessible name. */
  readonly accessibleName: string;
  readonly to: string | null;
}

interface BarsPlotProps {
  readonly title: string;
  readonly bars: readonly PlotBar[];
  /** The unit of the axis. */
  readonly unit: string;
  /** The end of the axis. @default the largest count */
  readonly max?: number;
}

/** Height in pixels of a bar with its label, and of the axis below the bars. */
const rowHeight = 36;
const axisHeight = 44;
const labelSize = 14;

/** The height of a plot with this number of bars, in pixels. */
export function barsHeight(bars: number): number {
  return bars * rowHeight + axisHeight;
}

/** A horizontal bar chart with the label above each bar, so that long names fit at any width. */
export function BarsPlot({ title, bars, unit, max }: BarsPlotProps) {
  const { ref, width } = usePlotWidth();
  const room =
    Math.max(...bars.map(({ figure = '', count }) => (figure || formatNumber(count)).length)) * 8 + 8;
  return (
    <div ref={ref} role="group" aria-label={`${title}, plot`} onKeyDown={moveAmongMarks}>
      <BarChart
        layout="vertical"
        width={width}
        height={barsHeight(bars.length)}
        data={[...bars]}
        margin={{ top: 0, right: room, bottom: 0, left: 1 }}
        barCategoryGap={0}
        accessibilityLayer={false}
        className={classes.plot}
      >
        <CartesianGrid horizontal={false} stroke="var(--atlas-line)" />
        <XAxis
          type="number"
          domain={[0, max ?? 'auto']}
          allowDecimals={false}
          tickFormatter={formatNumber}
          tickLine={false}
          axisLine={false}
          interval={0}
          height={axisHeight}
          label={{ value: unit, position: 'insideBottomLeft', offset: 0, className: classes.unit }}
        />
        <YAxis type="category" dataKey="label" hide />
        <Bar
          dataKey="count"
          isAnimationActive={false}
          shape={(shape: BarShapeProps) => <LabelledBar shape={shape} bars={bars} width={width} />}
        />
      </BarChart>
    </div>
  );
}

interface LabelledBarProps {
  readonly shape: BarShapeProps;
  readonly bars: readonly PlotBar[];
  readonly width: number;
}

function LabelledBar({ shape, bars, width }: LabelledBarProps) {
  const bar = bars[shape.index];
  if (bar === undefined) return null;
  const { x, y, width: length } = shape;
  return (
    <PlotMark to={bar.to} accessibleName={bar.accessibleName} isFirst={shape.index === 0}>
      <rect x={x} y={y} width={width - x - 1} height={rowHeight} className={classes.reach} />
      <text x={x} y={y + 15} className={classes.label}>
        {cutText(bar.label, width, labelSize)}
      </text>
      <rect x={x} y={y + 21} width={length} height={9} rx={1.5} className={classes.bar} />
      <text x={x + length + 6} y={y + 30} className={classes.figure}>
        {bar.figure ?? formatNumber(bar.count)}
      </text>
    </PlotMark>
  );
}
