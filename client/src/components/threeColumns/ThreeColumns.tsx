import { VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../paths';
import { entities } from '../entities';
import { EntityLabel } from '../EntityLabel';
import { formatNumber } from '../format';
import { TitledSection } from '../TitledSection';
import {
  type ColumnKind,
  columnKinds,
  type ColumnLink,
  type ColumnName,
  type Columns,
  joinedTo,
  placeColumns,
  type PlacedName,
} from './columnLinks';
import classes from './ThreeColumns.module.css';

interface ThreeColumnsProps {
  readonly links: readonly ColumnLink[];
  /** The name that the drawing is about; it is printed bold. */
  readonly focus?: string;
  /** The heading. @default What is linked to what */
  readonly title?: string;
  /** Where a name leads. @default its overview */
  readonly pathOf?: (kind: ColumnKind, name: ColumnName) => string;
}

/** The height of a name, in pixels. */
const rowHeight = 36;
/** Maximum number of names of each kind. */
export const maxNames = 40;
/** Where the lines begin and end, in percent of the width: between the columns of the style sheet. */
const gaps = { disease: [27, 36.5], autoantibody: [63.5, 73] } as const;

/** The network as three columns with a line for each link; a name under the pointer shows only what it is linked to. */
export function ThreeColumns({
  links,
  focus,
  title = 'What is linked to what',
  pathOf = overviewOf,
}: ThreeColumnsProps) {
  const [active, setActive] = useState<string | null>(null);
  const columns = useMemo(() => placeColumns(links, maxNames), [links]);
  const joined = useMemo(() => (active === null ? null : joinedTo(active, columns)), [active, columns]);
  const { names } = columns;
  const cut = cutText(columns);
  const height = rowHeight * Math.max(...columnKinds.map((kind) => names[kind].length));
  return (
    <TitledSection title={title} data-stack="12" data-three-columns headingSize="lg">
      {cut !== null && <p data-text="quiet">{cut}</p>}
      <div className={classes.heads} aria-hidden="true">
        {columnKinds.map((kind) => (
          <span key={kind}>
            <EntityLabel kind={kind}>{entities[kind].plural}</EntityLabel>
          </span>
        ))}
      </div>
      <div
        className={classes.drawing}
        style={{ height }}
        data-active={joined !== null || undefined}
        onMouseLeave={() => setActive(null)}
      >
        <Lines columns={columns} height={height} joined={joined} />
        {columnKinds.map((kind) => (
          <ul key={kind} className={classes.column} data-entity={kind} aria-label={entities[kind].plural}>
            {names[kind].map((name) => (
              <li
                key={name.key}
                style={{ height: rowHeight }}
                data-joined={joined?.has(name.key)}
                data-focus={name.name === focus || undefined}
                onMouseEnter={() => setActive(name.key)}
              >
                <Link
                  to={pathOf(kind, name)}
                  title={name.name}
                  onFocus={() => setActive(name.key)}
                  onBlur={() => setActive(null)}
                >
                  {name.name}
                </Link>
                {kind === 'autoantibody' && <VisuallyHidden>{linkedText(name, columns)}</VisuallyHidden>}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </TitledSection>
  );
}

function overviewOf(kind: ColumnKind, { slug }: ColumnName): string {
  return paths.overview(kind, slug);
}

/** States which names are missing: `The first 40 of 53 autoantibodies, and the 40 of 61 diseases with most links.` */
function cutText({ names, totals }: Columns): string | null {
  const counted = (kind: ColumnKind) =>
    `${formatNumber(names[kind].length)} of ${formatNumber(totals[kind])} ${entities[kind].plural.toLowerCase()}`;
  const first = totals.autoantibody > maxNames ? [`the first ${counted('autoantibody')}`] : [];
  const others = (['disease', 'autoantigen'] as const)
    .filter((kind) => totals[kind] > names[kind].length)
    .map((kind) => `the ${counted(kind)} with most links to these`);
  const parts = [...first, ...others];
  return parts.length === 0 ? null : `Shown: ${parts.join(', ')}.`;
}

/** What an autoantibody is linked to, for those who do not see the lines. */
function linkedText({ key }: PlacedName, { lines }: Columns): string {
  const diseases = lines.filter(({ to }) => to.key === key).map(({ from }) => from.name);
  const autoantigens = lines.filter(({ from }) => from.key === key).map(({ to }) => to.name);
  return ` in ${diseases.join(', ')}; binds ${autoantigens.join(', ')}`;
}

interface LinesProps {
  readonly columns: Columns;
  readonly height: number;
  readonly joined: ReadonlySet<string> | null;
}

function Lines({ columns: { names, lines }, height, joined }: LinesProps) {
  const yOf = ({ kind, place }: PlacedName) =>
    (height - names[kind].length * rowHeight) / 2 + (place + 0.5) * rowHeight;
  return (
    <svg
      className={classes.lines}
      viewBox={`0 0 100 ${String(height)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map(({ from, to }) => {
        const [left, right] = from.kind === 'disease' ? gaps.disease : gaps.autoantibody;
        const middle = (left + right) / 2;
        const points = [
          [left, from],
          [middle, from],
          [middle, to],
          [right, to],
        ] as const;
        const [start, ...curve] = points.map(([x, name]) => `${String(x)} ${String(yOf(name))}`);
        return (
          <path
            key={`${from.key} ${to.key}`}
            d={`M${start ?? ''} C${curve.join(' ')}`}
            data-entity={from.kind}
            data-joined={(joined?.has(from.key) && joined.has(to.key)) || undefined}
          />
        );
      })}
    </svg>
  );
}
