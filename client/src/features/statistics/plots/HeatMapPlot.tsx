import { formatEntries } from '../../../components/format';
import { markerRoleLabels } from '../../../components/markerRoleLabels';
import { usePlotWidth } from '../../../components/plots/usePlotWidth';
import { cutText, distinctLines } from './cutText';
import { type HeatMapData, rightMargin, rowLabelWidth, shownHeatMap } from './heatMapShape';
import { moveAmongMarks, PlotMark } from './PlotMark';
import classes from './Plots.module.css';
import { RoleCell, RoleLegend } from './RoleCell';

interface HeatMapPlotProps {
  readonly title: string;
  readonly heatMap: HeatMapData;
  /** Returns the URL of the entries that link the two. */
  readonly linkTo: (disease: string, autoantibody: string) => string;
}

const cellHeight = 28;
const headHeight = 148;
const textSize = 13;
const slant = 52;
/** That of both columns of plots. */
const widthOnPaper = 880;
/** The horizontal space of a slanted name per pixel of its length. */
const slantedRun = Math.cos((slant * Math.PI) / 180);

/** The height of a heat map with this number of rows, in pixels. */
export function heatMapHeight(rows: number): number {
  return headHeight + rows * cellHeight + 4;
}

/** A heat map with as many columns as fit; each cell shows its role by its fill, and its number of entries. */
export function HeatMapPlot({ title, heatMap, linkTo }: HeatMapPlotProps) {
  const { ref, width } = usePlotWidth(widthOnPaper);
  const { rows, columns, cells, roles } = shownHeatMap(heatMap, width);
  const labelWidth = rowLabelWidth(width);
  const labels = distinctLines(rows, labelWidth - 10, textSize);
  const cellWidth = Math.min(64, (width - labelWidth - rightMargin) / Math.max(columns.length, 1));
  const left = (place: number) => labelWidth + place * cellWidth;
  const top = (place: number) => headHeight + place * cellHeight;
  return (
    <div ref={ref} role="group" aria-label={`${title}, plot`} onKeyDown={moveAmongMarks}>
      <svg width={width} height={heatMapHeight(rows.length)} className={classes.plot}>
        <RoleLegend roles={roles} />
        {columns.map((column, place) => (
          <text
            key={column}
            transform={`translate(${left(place) + cellWidth / 2 + 4} ${headHeight - 8}) rotate(-${slant})`}
            className={classes.columnLabel}
          >
            <title>{column}</title>
            {cutText(column, Math.min(160, (width - left(place)) / slantedRun), textSize)}
          </text>
        ))}
        {rows.map((row, place) => (
          <RowLabel
            key={row}
            text={row}
            lines={labels[place] ?? []}
            x={labelWidth - 10}
            y={top(place) + cellHeight / 2}
          />
        ))}
        {rows.map((row, y) =>
          columns.map((column, x) => (
            <rect
              key={`${row}\u001f${column}`}
              x={left(x) + 1}
              y={top(y) + 1}
              width={cellWidth - 2}
              height={cellHeight - 2}
              rx={2}
              className={classes.noCell}
            />
          )),
        )}
        {cells.map(({ row, column, count, role }, place) => {
          const [disease = '', autoantibody = ''] = [rows[row], columns[column]];
          return (
            <PlotMark
              key={`${disease}\u001f${autoantibody}`}
              to={linkTo(disease, autoantibody)}
              accessibleName={`${autoantibody} in ${disease}: ${formatEntries(count)}. Role: ${markerRoleLabels[role]}`}
              isFirst={place === 0}
            >
              <RoleCell
                role={role}
                x={left(column) + 1.5}
                y={top(row) + 1.5}
                width={cellWidth - 3}
                height={cellHeight - 3}
              />
              <text
                x={left(column) + cellWidth / 2}
                y={top(row) + 19}
                className={classes.cellFigure}
                data-role={role}
              >
                {count}
              </text>
            </PlotMark>
          );
        })}
      </svg>
    </div>
  );
}

interface RowLabelProps {
  readonly text: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** A name on one or two lines, centred vertically in its row. */
function RowLabel({ text, lines, x, y }: RowLabelProps) {
  const first = lines.length === 1 ? y + 5 : y - 2;
  return (
    <text textAnchor="end" className={classes.rowLabel}>
      <title>{text}</title>
      {lines.map((line, place) => (
        <tspan key={line} x={x} y={first + place * 13}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
