import { isEntryFieldName } from '@contract/entry-fields';
import { afterLabel } from '@contract/rules/labelled-problem';
import { VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';

import { Accession } from '../../../components/Accession';
import { inFieldOrder, labelOfField } from '../../../components/differences/fieldChanges';
import type { ImportProblem, ImportRow } from '../importTypes';
import type { ImportColumn } from '../mapping/columnTargets';
import classes from './RowFindings.module.css';
import { RowCorrected, RowOffers } from './RowOffers';

interface RowFindingsProps {
  readonly row: ImportRow;
  readonly columns: readonly ImportColumn[];
  /** Whether an update names its changed fields, because their columns are not visible. */
  readonly isNamingFields?: boolean;
}

const fieldsNamed = 3;

/** The errors and warnings of a row, each with its reason and the entry it concerns; its offers and corrections. */
export function RowFindings({ row, columns, isNamingFields = false }: RowFindingsProps) {
  const { problems, warnings, changes, corrections, offers, entry, outcome } = row;
  const isAboutEntry = entry !== null && outcome !== 'insert' && problems.length === 0;
  const count = problems.length + warnings.length + corrections.length + offers.length;
  if (!isAboutEntry && count === 0) return null;
  return (
    <ul data-stack="4">
      <Findings errors={problems} warnings={warnings} />
      {isAboutEntry && (
        <li data-text="quiet">
          {outcome === 'update' ? 'Changes' : 'Same as'} <Accession accession={entry.accession} isLink />
          {isNamingFields && changes.length > 0 && <>: {namesOf(changes)}</>}
        </li>
      )}
      <RowOffers row={row} columns={columns} />
      <RowCorrected row={row} />
    </ul>
  );
}

function namesOf(changes: RowFindingsProps['row']['changes']): string {
  const names = inFieldOrder(changes).map(({ field }) => labelOfField(field));
  const rest = names.length - fieldsNamed;
  return `${names.slice(0, fieldsNamed).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`;
}

type Problem = Pick<ImportProblem, 'path' | 'message' | 'entry'>;

export interface FindingsProps {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Errors and warnings as items of a list. */
export function Findings({ errors, warnings }: FindingsProps) {
  return (
    <>
      {errors.map((error, position) => (
        <Finding key={position} kind="error" {...error} />
      ))}
      {warnings.map((warning, position) => (
        <Finding key={position} kind="warning" {...warning} />
      ))}
    </>
  );
}

type FindingProps = Problem & { readonly kind: 'error' | 'warning' };

/** One error or warning; an icon and a text distinguish the two, not only the colour. */
export function Finding({ kind, path, message, entry }: FindingProps) {
  const Drawing = kind === 'error' ? IconAlertCircle : IconAlertTriangle;
  const label = isEntryFieldName(path) ? labelOfField(path) : null;
  return (
    <li className={classes.finding} data-kind={kind}>
      <Drawing size={16} aria-hidden="true" className={classes.mark} />
      <span>
        <VisuallyHidden component="span">{kind === 'error' ? 'Error: ' : 'Warning: '}</VisuallyHidden>
        {label !== null && <strong>{label}</strong>}
        {label === null ? message : afterLabel(label, path, message)}
        {entry && !message.includes(entry.accession) && (
          <>
            {' '}
            <Accession accession={entry.accession} isLink />
          </>
        )}
      </span>
    </li>
  );
}
