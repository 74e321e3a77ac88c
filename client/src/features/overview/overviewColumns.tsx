import { Link } from 'react-router-dom';

import { clamped } from '../../components/ClampedTexts';
import { formatCount, formatNumber } from '../../components/format';
import type { ListColumn } from '../../components/list/ListTable';
import { TextLink } from '../../components/TextLink';
import type { OverviewPageFragment, OverviewRowPartsFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import type { SortColumn } from './overviewView';
import { RoleMark } from './RoleMark';
import { type Fact, isStated, type RowKind, rowsAre } from './rowsOfOverview';
import { ShareFigure } from './ShareFigure';

/** A row with the id that a table needs. */
export type OverviewRow = OverviewRowPartsFragment & { readonly id: string };

interface Column extends ListColumn<OverviewRow, SortColumn> {
  /** The facts that it shows; if no row states any of them, it is left out. @default always shown */
  readonly facts?: readonly Fact[];
}

/** The columns of the ranked table. */
export function overviewColumns(overview: OverviewPageFragment): readonly Column[] {
  const are = rowsAre(overview);
  const subject = are === 'disease' ? 'disease' : 'autoantibody';
  const name: Column = {
    label: subject === 'disease' ? 'Disease' : 'Autoantibody',
    entity: subject,
    sortKey: 'name',
    share: 13.5,
    cell: (row) => (
      <Link to={paths.overview(subject, row.slug)} {...clamped}>
        {row.name}
      </Link>
    ),
  };
  const disease: Column = {
    label: 'Disease',
    entity: 'disease',
    sortKey: 'disease',
    share: 16,
    isCut: true,
    cell: ({ disease: own }) =>
      own && <TextLink to={paths.overview('disease', own.slug)}>{own.name}</TextLink>,
  };
  // Two names leave no space for the isotypes, which the file and the entries have.
  const texts = are === 'pair' ? methods.filter(({ label }) => label !== isotypes) : methods;
  const facts = [...figures, ...texts].filter((column) =>
    column.facts?.some((fact) => isStated(overview, fact)),
  );
  return [name, ...(are === 'pair' ? [disease] : []), role, ...facts, alsoIn(are), entriesColumn(overview)];
}

const role: Column = {
  label: 'Role',
  description: 'What the entries say the autoantibody is good for.',
  share: 11.5,
  isCut: true,
  cell: (row) => <RoleMark role={row.role} marker={row.diagnosticMarker} />,
};

const figures: readonly Column[] = [
  {
    label: 'Sensitivity',
    description: 'Share of patients who are positive, as an entry states it; never an average.',
    sortKey: 'sensitivity',
    share: 14.5,
    facts: ['sensitivity'],
    isCut: true,
    cell: ({ sensitivity }) => <ShareFigure figure={sensitivity} withBar />,
  },
  {
    label: 'Specificity',
    description: 'Share of people without the disease who are negative, as an entry states it.',
    sortKey: 'specificity',
    share: 10.5,
    facts: ['specificity'],
    isCut: true,
    cell: ({ specificity }) => <ShareFigure figure={specificity} />,
  },
  {
    label: 'PPV / NPV',
    description:
      'Positive and negative predictive value: shares of positive and of negative results that are true.',
    share: 9,
    facts: ['ppv', 'npv'],
    isCut: true,
    cell: ({ ppv, npv }) =>
      ppv === null && npv === null ? (
        <ShareFigure figure={null} />
      ) : (
        <>
          <ShareFigure figure={ppv} /> / <ShareFigure figure={npv} />
        </>
      ),
  },
];

const isotypes = 'Isotypes';

const methods: readonly Column[] = [
  {
    label: isotypes,
    share: 10.5,
    facts: ['isotypes'],
    cell: ({ isotypes: found }) => textCell(found.join('; ')),
  },
  {
    label: 'Screening → confirmation',
    description:
      'First assay used to detect the autoantibody, and the assay that confirms a positive result.',
    share: 18,
    facts: ['screening', 'confirmation'],
    cell: (row) => textCell(methodText(row)),
  },
  {
    label: 'Follows activity',
    description: 'Whether the level of the autoantibody follows disease activity.',
    share: 10.5,
    facts: ['activity'],
    cell: ({ activity }) => textCell(activity.join('; ')),
  },
];

function textCell(text: string) {
  if (text === '') return <ShareFigure figure={null} />;
  return (
    <span className={classes.text} {...clamped}>
      {text}
    </span>
  );
}

/** The methods of a row as one text: `ELISA → Immunoblot`. */
export function methodText({ screening, confirmation }: OverviewRowPartsFragment): string {
  const texts = [screening.join('; '), confirmation.join('; ')];
  return texts.filter((text) => text !== '').join(' → ');
}

function alsoIn(are: RowKind): Column {
  const look = { sortKey: 'alsoIn', isCut: true } as const;
  if (are === 'disease')
    return {
      ...look,
      label: 'Other autoantibodies',
      share: 13,
      description: 'Number of other autoantibodies of the disease.',
      cell: ({ alsoIn: others }) => (others === 0 ? 'none' : formatNumber(others)),
    };
  return {
    ...look,
    label: 'Also in',
    share: 8,
    description: 'Number of other diseases in which the autoantibody occurs.',
    cell: ({ alsoIn: others }) => (others === 0 ? 'none' : formatCount(others, 'other', 'others')),
  };
}

/** With how many others a row is found: `also in 3 other diseases`. */
export function alsoInText({ alsoIn: others }: OverviewRowPartsFragment, are: RowKind): string {
  const [one, many] = are === 'disease' ? ['autoantibody', 'autoantibodies'] : ['disease', 'diseases'];
  const prefix = are === 'disease' ? 'with' : 'in';
  if (others === 0) return `${prefix} no other ${one}`;
  return `also ${prefix} ${formatCount(others, `other ${one}`, `other ${many}`)}`;
}

/** Neither an accession nor the number of further entries is cut. */
const entriesColumn = ({ rows }: OverviewPageFragment): Column => ({
  label: 'Entries',
  sortKey: 'entries',
  share: rows.some(({ entriesTotal }) => entriesTotal > 1) ? 13.5 : 11,
  cell: (row) => <EntryLinks row={row} />,
});

/** The first entry of a row, and how many there are. */
function EntryLinks({
  row: { entries: accessions, entriesTotal },
}: {
  readonly row: OverviewRowPartsFragment;
}) {
  const [first] = accessions;
  if (first === undefined) return null;
  return (
    <span data-text="mono" className={classes.entries}>
      <TextLink to={paths.entry(first)}>{first}</TextLink>
      {entriesTotal > 1 && <span data-text="quiet"> +{formatNumber(entriesTotal - 1)}</span>}
    </span>
  );
}
