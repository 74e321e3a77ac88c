import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';

import { clamped, ClampedTexts } from '../../../components/ClampedTexts';
import { labelOfField } from '../../../components/differences/fieldChanges';
import { formatNumber } from '../../../components/format';
import { onDemand } from '../../../components/OnDemand';
import type { ImportProblem, ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';
import { correctableColumns, useRowCorrections } from './corrections';
import { CellInput, CorrectRow } from './CorrectRow';
import { OutcomeLabel } from './OutcomeLabel';
import classes from './PreviewTable.module.css';
import { RowFindings } from './RowFindings';

interface PreviewTableProps {
  readonly rows: readonly ImportRow[];
  /** The number of rows on earlier pages. */
  readonly before: number;
  /** The number of rows on all pages. */
  readonly total: number;
  readonly columns: readonly ImportColumn[];
}

/** A page of the rows of a preview as a table. */
export function PreviewTable({ rows, before, total, columns }: PreviewTableProps) {
  return (
    <ClampedTexts>
      <div data-framed className={classes.frame} tabIndex={0} role="region" aria-label="Rows of the file">
        <table
          className={classes.table}
          style={{ width: `calc(${String(columns.length * 11)}rem + 34rem)` }}
          aria-label="Rows"
          aria-rowcount={total + 1}
        >
          <colgroup>
            <col style={{ width: '5rem' }} />
            <col style={{ width: '8rem' }} />
            <col style={{ width: '21rem' }} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Row</th>
              <th scope="col">Outcome</th>
              <th scope="col">Details</th>
              {columns.map((column, position) => (
                <th key={position} scope="col" data-out={column.field === null || undefined}>
                  <span className={classes.header}>{column.header === '' ? 'No header' : column.header}</span>
                  <span className={classes.field}>{targetLabel(column)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <PreviewRow key={row.row} place={before + place} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
    </ClampedTexts>
  );
}

interface PreviewRowProps {
  /** The place in the selection, from 0. */
  readonly place: number;
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
}

function PreviewRow({ place, row, columns }: PreviewRowProps) {
  const corrections = useRowCorrections();
  const isEdited = corrections?.edited?.row === row.row;
  const correctable = isEdited ? correctableColumns(row, columns) : [];
  return (
    <tr aria-rowindex={place + 2} data-outcome={row.outcome}>
      <th scope="row">{formatNumber(row.row)}</th>
      <td>
        <OutcomeLabel outcome={row.outcome} />
      </td>
      <td className={classes.findings}>
        <RowFindings row={row} columns={columns} isNamingFields />
        <CorrectRow row={row} columns={columns} />
      </td>
      {cellsOf(row, columns).map((cell, position) => {
        const column = columns[position];
        if (!isEdited || !column || !correctable.includes(column) || column.field === null)
          return <PreviewCell key={position} {...cell} />;
        return (
          <td key={position} className={classes.input}>
            <CellInput row={row} columns={columns} column={column} field={column.field} />
          </td>
        );
      })}
    </tr>
  );
}

// Few files change entries.
const WordDifference = onDemand(
  () => import('../../../components/differences/WordDifference'),
  'WordDifference',
  NewText,
  NewText,
);

function NewText({ after }: { readonly after: string | null }) {
  return after;
}

/**
 * The text of a cell of the file; marked if it has an error or warning, with old and new value if it changes an entry.
 */
function PreviewCell({ text, problem, warning, change }: CellState) {
  const problemText = problem ?? warning;
  const kind = problem ? 'error' : 'warning';
  const Drawing = problem ? IconAlertCircle : IconAlertTriangle;
  return (
    <td data-kind={problemText && kind} title={problemText?.message} {...(change ? {} : clamped)}>
      {problemText && (
        <>
          <Drawing size={14} aria-hidden="true" className={classes.cellMark} />
          <VisuallyHidden component="span">
            {kind === 'error' ? 'Error' : 'Warning'}, {problemText.message}:{' '}
          </VisuallyHidden>
        </>
      )}
      {change ? (
        <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <WordDifference before={change.before} after={change.after} />
        </span>
      ) : (
        text
      )}
      {problemText && text === '' && <span style={{ fontStyle: 'italic' }}>blank</span>}
    </td>
  );
}

/** A cell of a row: its text, its problems, and the change that it makes. */
interface CellState {
  readonly text: string;
  readonly problem: ImportProblem | undefined;
  readonly warning: ImportProblem | undefined;
  /** The change of the entry, or else the correction of the file. */
  readonly change: ImportRow['changes'][number] | undefined;
}

/** The cells of a row, one per header. */
function cellsOf(row: ImportRow, columns: readonly ImportColumn[]): readonly CellState[] {
  const width = Math.max(row.cells.length, columns.length);
  return Array.from({ length: width }, (_, place) => cellAt(row, columns, place));
}

function cellAt(row: ImportRow, columns: readonly ImportColumn[], place: number): CellState {
  const column = columns[place];
  const isAbout = ({ path }: ImportProblem) =>
    column !== undefined && (path === column.header || (column.field !== null && path === column.field));
  return {
    text: row.cells[place] ?? '',
    problem: row.problems.find(isAbout),
    warning: row.warnings.find(isAbout),
    change: [...row.changes, ...row.corrections].find(({ field }) => column?.field === field),
  };
}

/** The target of a column, for the table head of a preview. */
function targetLabel({ field }: ImportColumn): string {
  if (field === null) return 'not imported';
  if (field === 'accession' || field === '_id') return 'identifies the entry';
  return field.startsWith('additional.') ? 'additional' : labelOfField(field);
}
