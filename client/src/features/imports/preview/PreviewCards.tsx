import { requiredEntryFields } from '@contract/entry-fields';

import { formatNumber } from '../../../components/format';
import { ListCard, ListCards } from '../../../components/list/ListCards';
import { onDemand } from '../../../components/OnDemand';
import type { ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';
import { textOf, useRowCorrections } from './corrections';
import { CorrectRow, RowInputs } from './CorrectRow';
import { OutcomeLabel } from './OutcomeLabel';
import { RowFindings } from './RowFindings';

interface PreviewCardsProps {
  readonly rows: readonly ImportRow[];
  readonly columns: readonly ImportColumn[];
}

// Few files change entries.
const ChangedFields = onDemand(
  () => import('../../../components/differences/ChangedFields'),
  'ChangedFields',
);

/** A page of the rows of a preview as cards, for screens too narrow for a table. */
export function PreviewCards({ rows, columns }: PreviewCardsProps) {
  return (
    <ListCards label="Rows">
      {rows.map((row) => (
        <ListCard key={row.row}>
          <Card row={row} columns={columns} />
        </ListCard>
      ))}
    </ListCards>
  );
}

function Card({ row, columns }: { readonly row: ImportRow; readonly columns: readonly ImportColumn[] }) {
  const corrections = useRowCorrections();
  return (
    <div data-stack="6">
      <p style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
        <span data-text="note mono">Row {formatNumber(row.row)}</span>
        <OutcomeLabel outcome={row.outcome} />
      </p>
      <p style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{namesIn(row, columns)}</p>
      <RowFindings row={row} columns={columns} />
      {corrections?.edited?.row === row.row && <RowInputs row={row} columns={columns} />}
      <CorrectRow row={row} columns={columns} />
      {row.changes.length > 0 && <ChangedFields changes={row.changes} />}
    </div>
  );
}

/** The disease, autoantibody and autoantigen of a row, as far as it has them. */
function namesIn(row: ImportRow, columns: readonly ImportColumn[]): string {
  const names = requiredEntryFields.map((name) => textOf(row, columns, name).trim());
  return names.filter((name) => name !== '').join(' · ');
}
