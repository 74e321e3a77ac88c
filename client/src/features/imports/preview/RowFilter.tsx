import type { RowSelection } from '@contract/imports';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconBulb,
  IconList,
  IconPencil,
} from '@tabler/icons-react';

import { FigureTab, FigureTabs } from '../../../components/list/FigureTabs';

/** The selections of rows, in display order. */
export const rowFilters = [
  'all',
  'errors',
  'warnings',
  'updates',
  'offers',
] as const satisfies readonly RowSelection[];
export type RowFilterName = (typeof rowFilters)[number];

/** The number of rows in each selection; `undefined` while loading. */
type RowCounts = Readonly<Record<RowFilterName, number | undefined>>;

const words: Readonly<Record<RowFilterName, { readonly label: string; readonly Drawing: Icon }>> = {
  all: { label: 'All rows', Drawing: IconList },
  errors: { label: 'Errors', Drawing: IconAlertCircle },
  warnings: { label: 'Warnings', Drawing: IconAlertTriangle },
  updates: { label: 'Updates', Drawing: IconPencil },
  offers: { label: 'Suggestions', Drawing: IconBulb },
};

const colours: Readonly<Partial<Record<RowFilterName, string>>> = {
  errors: 'var(--atlas-danger)',
  warnings: 'var(--atlas-warning)',
};

interface RowFilterProps {
  readonly counts: RowCounts;
  readonly shown: RowFilterName;
  readonly onShow: (filter: RowFilterName) => void;
}

/** The number of rows of each kind; each number filters the rows. */
export function RowFilter({ counts, shown, onShow }: RowFilterProps) {
  return (
    <FigureTabs label="Rows to show" look="large">
      {rowFilters.map((name) => (
        <FigureTab
          key={name}
          label={<RowLabel name={name} hasSome={(counts[name] ?? 0) > 0} />}
          figure={counts[name]}
          isLoading
          isShown={shown === name}
          target={() => onShow(name)}
        />
      ))}
    </FigureTabs>
  );
}

function RowLabel({ name, hasSome }: { readonly name: RowFilterName; readonly hasSome: boolean }) {
  const { label, Drawing } = words[name];
  return (
    <>
      <Drawing size={16} aria-hidden="true" color={hasSome ? colours[name] : undefined} />
      {label}
    </>
  );
}
