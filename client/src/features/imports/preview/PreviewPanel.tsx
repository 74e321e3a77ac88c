import { useState } from 'react';

import { useImportProblemsQuery, useImportRowCountsQuery } from '../../../generated/imports';
import type { ImportDetailsFragment, ImportMode } from '../../../generated/types';
import { tellFigures } from '../importWords';
import { ColumnMapping } from '../mapping/ColumnMapping';
import { changesOf, type ChosenColumns } from '../mapping/columnTargets';
import { SectionHead } from '../SectionHead';
import { ChangesBar } from './ChangesBar';
import { FileAgain } from './FileAgain';
import { FileProblems } from './FileProblems';
import classes from './PreviewPanel.module.css';
import { PreviewRows } from './PreviewRows';
import { RowFilter, type RowFilterName } from './RowFilter';
import { RunBar } from './RunBar';

interface PreviewPanelProps {
  readonly shown: ImportDetailsFragment;
  readonly filter: RowFilterName;
  /** Whether the file is no longer at hand, so that it cannot be read in another way. */
  readonly isFixed: boolean;
  readonly isBusy: boolean;
  readonly onFilter: (filter: RowFilterName) => void;
  readonly onColumns: (changed: ChosenColumns) => void;
  readonly onSheet: (sheet: string) => void;
  readonly onFile: (file: File) => void;
  readonly onUpdates: (areWanted: boolean) => void;
  readonly onRun: (mode: ImportMode) => void;
  readonly onOther: () => void;
}

/** A file that was checked: its columns, its rows, and what can be done with them. */
export function PreviewPanel({ shown, filter, isFixed, isBusy, onFilter, ...on }: PreviewPanelProps) {
  const [chosen, setChosen] = useState<ChosenColumns>({});
  const changes = changesOf(shown.columns, chosen);
  const { data } = useImportRowCountsQuery({ variables: { id: shown.id }, fetchPolicy: 'cache-and-network' });
  const ofFile = useFileProblems(shown.id);
  const counts = {
    all: shown.total,
    errors: data?.errors.total,
    warnings: data?.warnings.total,
    updates: data?.updates.total,
  };
  return (
    <div className={classes.panel} aria-busy={isBusy}>
      {isFixed && !isBusy && <FileAgain onFile={on.onFile} />}
      <FileProblems {...ofFile} />
      <ColumnMapping
        shown={shown}
        isFixed={isFixed}
        isBusy={isBusy}
        chosen={chosen}
        onChoose={setChosen}
        onSheet={on.onSheet}
      />
      <section className={classes.rows} aria-labelledby="import-rows">
        <SectionHead id="import-rows" title="Rows">
          {tellFigures(shown)}
        </SectionHead>
        <RowFilter counts={counts} shown={filter} onShow={onFilter} />
        <PreviewRows key={`${shown.id} ${filter}`} id={shown.id} only={filter} columns={shown.columns} />
      </section>
      {Object.keys(changes).length > 0 ? (
        <ChangesBar
          count={Object.keys(changes).length}
          isBusy={isBusy}
          onCheck={() => on.onColumns(changes)}
          onTakeBack={() => setChosen({})}
        />
      ) : (
        <RunBar
          shown={shown}
          refusal={refusalOf(shown, ofFile.errors.length)}
          isFixed={isFixed}
          isBusy={isBusy}
          onUpdates={on.onUpdates}
          onRun={on.onRun}
          onOther={on.onOther}
        />
      )}
    </div>
  );
}

/** Why nothing of a file can be imported as things are, where the rows themselves are not to blame. */
function refusalOf({ canRun }: PreviewPanelProps['shown'], fileErrors: number): string | null {
  if (fileErrors > 0) return 'First mend what is wrong with the file as a whole.';
  return canRun ? null : 'Only who had the file checked can import it from here. Choose the file yourself.';
}

/** Those of the file come before those of its rows, and there is at most one for a column or two. */
const looked = 100;

/** What is wrong with a file as a whole, and what is worth a look. */
function useFileProblems(id: string) {
  const { data } = useImportProblemsQuery({ variables: { id, limit: looked } });
  return {
    errors: data?.import?.errors.filter(({ row }) => row === null) ?? [],
    warnings: data?.import?.warnings.filter(({ row }) => row === null) ?? [],
  };
}
