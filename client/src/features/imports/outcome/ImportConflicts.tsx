import { Accession } from '../../../components/Accession';
import { formatEntries } from '../../../components/format';
import { InlineFailure } from '../../../components/InlineFailure';
import { useImportConflictsQuery } from '../../../generated/imports';
import type { ImportConflict } from '../importTypes';
import { SectionHead } from '../SectionHead';
import classes from './ImportOutcome.module.css';

const listed = 100;

/** The entries that undoing left unchanged, because someone changed them after the import. */
export function ImportConflicts({ id, total }: { readonly id: string; readonly total: number }) {
  const { data, error, refetch } = useImportConflictsQuery({ variables: { id, limit: listed } });
  const conflicts = data?.import?.conflicts ?? [];
  return (
    <section data-stack="12" aria-labelledby="import-conflicts">
      <SectionHead id="import-conflicts" title="Not reverted">
        {total === 1
          ? 'This entry was changed after the import. Check it.'
          : `These ${formatEntries(total)} were changed after the import. Check each of them.`}
        {total > conflicts.length && conflicts.length > 0 && ` The first ${conflicts.length} are shown.`}
      </SectionHead>
      {error !== undefined && <InlineFailure error={error} operation="fetchImport" onRetry={refetch} />}
      {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
    </section>
  );
}

/** Entries with their names, their state and a link to each. */
function ConflictList({ conflicts }: { readonly conflicts: readonly ImportConflict[] }) {
  return (
    <ul data-framed className={classes.list} aria-label="Entries that were not reverted">
      {conflicts.map(({ entry, disease, autoantibody, autoantigen, version, deleted }) => (
        <li key={entry.id} className={classes.conflict}>
          <Accession accession={entry.accession} isLink />
          <span>{[disease, autoantibody, autoantigen].join(' · ')}</span>
          <span data-text="quiet">{deleted ? 'deleted later' : `now at version ${version}`}</span>
        </li>
      ))}
    </ul>
  );
}
