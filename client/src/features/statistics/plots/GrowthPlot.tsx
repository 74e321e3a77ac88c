import { formatEntries, formatNumber, formatPeriod } from '../../../components/format';
import { usePlotWidth } from '../../../components/plots/usePlotWidth';
import type { GrowthOverTimeQuery } from '../../../generated/types';
import { moveAmongMarks, PlotMark } from './PlotMark';
import classes from './Plots.module.css';
import { ticksTo } from './ticksTo';

type Growth = GrowthOverTimeQuery['statistics']['growth'];
type GrowthPeriod = Growth['periods'][number] & { readonly to: string | null };

interface GrowthPlotProps {
  readonly title: string;
  readonly periods: readonly GrowthPeriod[];
  readonly by: Growth['by'];
  readonly height: number;
}

const edge = { side: 48, top: 28, bottom: 34 };
/** Between an axis and the first or last bar. */
const padding = 12;
const widestBar = 40;
/** The width that the label of a period takes. */
const labelWidth = 96;

/** Bars for the entries created in each period, and a line for the running total; each has its own axis. */
export function GrowthPlot({ title, periods, by, height }: GrowthPlotProps) {
  const { ref, width } = usePlotWidth();
  const bottom = height - edge.bottom;
  const band = (width - 2 * edge.side - 2 * padding) / Math.max(periods.length, 1);
  const barWidth = Math.min(widestBar, band * 0.8);
  const middle = (place: number) => edge.side + padding + (place + 0.5) * band;
  const scaleTo = (ticks: readonly number[]) => (count: number) =>
    bottom - (count / (ticks.at(-1) ?? 1)) * (bottom - edge.top);
  const createdTicks = ticksTo(Math.max(...periods.map(({ created }) => created)));
  const totalTicks = ticksTo(Math.max(...periods.map(({ total }) => total)));
  const [createdAt, totalAt] = [scaleTo(createdTicks), scaleTo(totalTicks)];
  const labelled = Math.ceil(labelWidth / band);
  const first = periods.findIndex(({ to }) => to !== null);
  return (
    <div ref={ref} role="group" aria-label={`${title}, plot`} onKeyDown={moveAmongMarks}>
      <svg width={width} height={height} className={classes.plot}>
        <text x={0} y={14} className={classes.unit}>
          Bars: created per {by}
        </text>
        <text x={width} y={14} className={classes.unit} textAnchor="end">
          Line: total entries
        </text>
        {createdTicks.map((tick) => (
          <g key={tick}>
            <path d={`M${edge.side} ${createdAt(tick)}H${width - edge.side}`} className={classes.grid} />
            <text x={edge.side - 8} y={createdAt(tick) + 4} textAnchor="end" className={classes.tick}>
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {totalTicks.map((tick) => (
          <text key={tick} x={width - edge.side + 8} y={totalAt(tick) + 4} className={classes.tick}>
            {formatNumber(tick)}
          </text>
        ))}
        {periods.map((at, place) => (
          <PeriodBar
            key={at.period}
            at={at}
            isFirst={place === first}
            box={{
              x: middle(place) - barWidth / 2,
              y: createdAt(at.created),
              width: barWidth,
              height: bottom - createdAt(at.created),
            }}
          />
        ))}
        <polyline
          points={periods.map(({ total }, place) => `${middle(place)},${totalAt(total)}`).join(' ')}
          className={classes.line}
        />
        {periods.map(({ period, total }, place) => (
          <g key={period}>
            <circle cx={middle(place)} cy={totalAt(total)} r={2.5} className={classes.dot} />
            {place % labelled === 0 && (
              <text x={middle(place)} y={bottom + 17} textAnchor="middle" className={classes.tick}>
                {formatPeriod(period)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

interface PeriodBarProps {
  readonly at: GrowthPeriod;
  readonly box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
  readonly isFirst: boolean;
}

function PeriodBar({ at, box, isFirst }: PeriodBarProps) {
  const accessibleName =
    `${formatPeriod(at.period)}: ${formatEntries(at.created)} ` +
    `created, ${formatNumber(at.total)} in total`;
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
