import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { entities } from '../../../components/entities';
import { EntityLabel } from '../../../components/EntityLabel';
import {
  type ColumnKind,
  type ColumnLink,
  type ColumnName,
  type Columns,
  placeColumns,
} from '../../../components/threeColumns/columnLinks';
import { maxNames } from '../../../components/threeColumns/ThreeColumns';
import { TitledSection } from '../../../components/TitledSection';
import classes from './ColumnsView.module.css';

interface ChainListProps {
  readonly links: readonly ColumnLink[];
  readonly focus: string;
  readonly title: string;
  readonly pathOf: (kind: ColumnKind, name: ColumnName) => string;
}

/** The columns as a list for phones: each autoantibody with its diseases and autoantigens. */
export function ChainList({ links, focus, title, pathOf }: ChainListProps) {
  const columns = useMemo(() => placeColumns(links, maxNames), [links]);
  return (
    <TitledSection title={title} data-stack="12" headingSize="lg">
      <ul aria-label={entities.autoantibody.plural}>
        {columns.names.autoantibody.map((autoantibody) => (
          <li key={autoantibody.key} className={classes.chain}>
            <Link to={pathOf('autoantibody', autoantibody)} className={classes.head}>
              <EntityLabel kind="autoantibody">{autoantibody.name}</EntityLabel>
            </Link>
            {(['disease', 'autoantigen'] as const).map((kind) => {
              const names = linkedTo(autoantibody.key, kind, columns);
              return (
                <ul key={kind} data-entity={kind} aria-label={entities[kind].plural}>
                  {names.map((name) => (
                    <li key={name.slug} data-focus={name.name === focus || undefined}>
                      <Link to={pathOf(kind, name)}>{name.name}</Link>
                    </li>
                  ))}
                </ul>
              );
            })}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function linkedTo(key: string, kind: 'disease' | 'autoantigen', { lines }: Columns): readonly ColumnName[] {
  return kind === 'disease'
    ? lines.filter(({ to }) => to.key === key).map(({ from }) => from)
    : lines.filter(({ from }) => from.key === key).map(({ to }) => to);
}
