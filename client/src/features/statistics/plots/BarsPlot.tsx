import { formatNumber } from '../../../components/format';
import { usePlotWidth } from '../../../components/plots/usePlotWidth';
import { cutText } from './cutText';
import { moveAmongMarks, PlotMark } from './PlotMark';
import classes from './Plots.module.css';
import { ticksTo } from './ticksTo';

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
  /** The end of the axis. @default a round number above the largest count */
  readonly max?: number;
}

/** Height in pixels of a bar with its label, and of the axis below the bars. */
const rowHeight = 36;
const axisHeight = 44;
const labelSize = 14;
const left = 1;

/** The height of a plot with this number of bars, in pixels. */
export function barsHeight(bars: number): number {
  return bars * rowHeight + axisHeight;
}

/** A horizontal bar chart with the label above each bar, so that long names fit at any width. */
export function BarsPlot({ title, bars, unit, max }: BarsPlotProps) {
  const { ref, width } = usePlotWidth();
  const room =
    Math.max(...bars.map(({ figure = '', count }) => (figure || formatNumber(count)).length)) * 8 + 8;
  const ticks = ticksTo(max ?? Math.max(...bars.map(({ count }) => count)));
  const shown = ticks.filter((tick) => tick <= (max ?? tick));
  const end = max ?? ticks.at(-1) ?? 1;
  const lengthOf = (count: number) => (count / Math.max(end, 1)) * (width - left - room);
  const [height, bottom] = [barsHeight(bars.length), bars.length * rowHeight];
  return (
    <div ref={ref} role="group" aria-label={`${title}, plot`} onKeyDown={moveAmongMarks}>
      <svg width={width} height={height} className={classes.plot}>
        {shown.map((tick) => (
          <g key={tick}>
            <path d={`M${left + lengthOf(tick)} 0V${bottom}`} className={classes.grid} />
            <text x={left + lengthOf(tick)} y={bottom + 17} textAnchor="middle" className={classes.tick}>
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        <text x={left} y={height - 4} className={classes.unit}>
          {unit}
        </text>
        {bars.map((bar, place) => (
          <LabelledBar
            key={bar.label}
            bar={bar}
            y={place * rowHeight}
            length={lengthOf(bar.count)}
            width={width}
            isFirst={place === 0}
          />
        ))}
      </svg>
    </div>
  );
}

interface LabelledBarProps {
  readonly bar: PlotBar;
  readonly y: number;
  readonly length: number;
  /** The width of the plot. */
  readonly width: number;
  readonly isFirst: boolean;
}

function LabelledBar({ bar, y, length, width, isFirst }: LabelledBarProps) {
  return (
    <PlotMark to={bar.to} accessibleName={bar.accessibleName} isFirst={isFirst}>
      <rect x={left} y={y} width={width - left - 1} height={rowHeight} className={classes.reach} />
      <text x={left} y={y + 15} className={classes.label}>
        {cutText(bar.label, width, labelSize)}
      </text>
      <rect x={left} y={y + 21} width={length} height={9} rx={1.5} className={classes.bar} />
      <text x={left + length + 6} y={y + 30} className={classes.figure}>
        {bar.figure ?? formatNumber(bar.count)}
      </text>
    </PlotMark>
  );
}
