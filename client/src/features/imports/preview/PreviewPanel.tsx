import { Button, FileButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import { formatCount } from '../../../components/format';
import { FormFailure } from '../../../components/FormFailure';
import { Notice } from '../../../components/Notice';
import { useImportProblemsQuery, useImportRowCountsQuery } from '../../../generated/imports';
import type { ImportDetailsFragment } from '../../../generated/types';
import { describeFigures } from '../importLabels';
import { ColumnMapping } from '../mapping/ColumnMapping';
import { changesOf, type ChosenColumns } from '../mapping/columnTargets';
import { SectionHead } from '../SectionHead';
import { acceptedFiles } from '../upload/fileKinds';
import { RowCorrectionsContext } from './corrections';
import classes from './PreviewPanel.module.css';
import { PreviewRows } from './PreviewRows';
import { RowFilter } from './RowFilter';
import { Findings, type FindingsProps } from './RowFindings';
import { ChangesBar, RunBar, type RunBarProps } from './RunBar';
import { useCorrections } from './useCorrections';
import type { RowsShown } from './useImportRows';
import { useReadAgain } from './useReadAgain';

interface PreviewPanelProps extends Omit<RunBarProps, 'shown' | 'refusal'> {
  readonly shown: ImportDetailsFragment;
  readonly rowsShown: RowsShown;
  readonly onShow: (changed: Partial<RowsShown>) => void;
  readonly onColumns: (changed: ChosenColumns) => void;
  readonly onSheet: (sheet: string) => void;
  readonly onFile: (file: File) => void;
}

/** The preview of a checked file: its columns, its rows, and the buttons to import it. */
export function PreviewPanel({
  shown,
  rowsShown,
  onShow,
  onColumns,
  onSheet,
  onFile,
  ...run
}: PreviewPanelProps) {
  const { isFixed, isBusy } = run;
  const [chosen, setChosen] = useState<ChosenColumns>({});
  const changes = changesOf(shown.columns, chosen);
  const { data } = useImportRowCountsQuery({ variables: { id: shown.id }, fetchPolicy: 'cache-and-network' });
  const ofFile = useFileProblems(shown.id);
  const corrections = useCorrections(shown);
  const { askToRead, dialog } = useReadAgain(corrections.areLostByReading);
  const rows = useRef<HTMLElement>(null);
  useEffect(
    function keepFocusWhenDone() {
      if (corrections.done) keepFocus(rows.current, corrections.done.row);
    },
    [corrections.done],
  );
  const showRows = (changed: Partial<RowsShown>) => {
    onShow(changed);
    // The table may be below the window: a press that changes nothing visible seems to do nothing.
    rows.current?.scrollIntoView({ block: 'start' });
  };
  const counts = {
    all: shown.total,
    errors: data?.errors.total,
    warnings: data?.warnings.total,
    updates: data?.updates.total,
    offers: data?.offers.total,
  };
  const isChanging = isBusy || corrections.isBusy;
  return (
    <div data-stack="28" className={classes.panel} aria-busy={isChanging}>
      {isFixed && !isBusy && <FileReselect onFile={onFile} />}
      <FileProblems {...ofFile} />
      <ColumnMapping
        shown={shown}
        isFixed={isFixed}
        isBusy={isBusy}
        chosen={chosen}
        onChoose={setChosen}
        onSheet={(sheet) => askToRead(() => onSheet(sheet))}
      />
      <section ref={rows} data-stack="12" style={{ scrollMarginTop: 16 }} aria-labelledby="import-rows">
        <SectionHead id="import-rows" title="Rows">
          {describeFigures(shown)}
        </SectionHead>
        <RowFilter counts={counts} shown={rowsShown.only} onShow={(only) => showRows({ only })} />
        <OffersBar shown={shown} onTake={corrections.takeAll} />
        <FormFailure error={corrections.correctingError} operation="correctImportRow" />
        <FormFailure error={corrections.takingError} operation="takeOffers" />
        <VisuallyHidden role="status">{corrections.done?.message}</VisuallyHidden>
        <RowCorrectionsContext value={corrections.rows}>
          <PreviewRows
            key={`${shown.id} ${rowsShown.only}`}
            id={shown.id}
            shown={rowsShown}
            count={counts[rowsShown.only]}
            columns={shown.columns}
            onShow={showRows}
          />
        </RowCorrectionsContext>
      </section>
      {Object.keys(changes).length > 0 ? (
        <ChangesBar
          count={Object.keys(changes).length}
          isBusy={isBusy}
          onCheck={() => askToRead(() => onColumns(changes))}
          onRevert={() => setChosen({})}
        />
      ) : (
        <RunBar
          {...run}
          shown={shown}
          refusal={refusalOf(shown, ofFile.errors.length)}
          isBusy={isChanging}
          onUpdates={(areWanted) => askToRead(() => run.onUpdates(areWanted))}
        />
      )}
      {dialog}
    </div>
  );
}

/**
 * A press that corrects a row may remove the pressed button. The next one of this row or a later one then has the
 * focus, so that rows can be corrected one after the other by keyboard.
 */
function keepFocus(section: HTMLElement | null, row: number): void {
  if (section === null || document.activeElement !== document.body) return;
  const actions = [...section.querySelectorAll<HTMLElement>('[data-row-action]')];
  const next = actions.find(({ dataset }) => Number(dataset['rowAction']) >= row);
  const otherwise = section.querySelector<HTMLElement>('[role="region"], [aria-pressed="true"]');
  (next ?? otherwise)?.focus({ preventScroll: next === undefined });
}

/** Why the file cannot be imported for a reason other than its rows; `null` if it can. */
function refusalOf({ canRun }: PreviewPanelProps['shown'], fileErrors: number): string | null {
  if (fileErrors > 0) return 'Correct the problems of the whole file first.';
  return canRun ? null : 'Only the user who uploaded the file can import it here. Upload the file yourself.';
}

/** Maximum number of problems fetched. Those of the file come first, at most one per column or two columns. */
const looked = 100;

/** The errors and warnings of the file as a whole. */
function useFileProblems(id: string) {
  const { data } = useImportProblemsQuery({ variables: { id, limit: looked } });
  return {
    errors: data?.import?.errors.filter(({ row }) => row === null) ?? [],
    warnings: data?.import?.warnings.filter(({ row }) => row === null) ?? [],
  };
}

/** Asks for the file again, because the browser loses it when the page is reloaded. */
function FileReselect({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <Notice className={classes.again}>
      <p>
        To change how columns are read or which entries are updated, choose the file again. Its rows are then
        those of the file, without corrections.
      </p>
      <FileButton onChange={(file) => file && onFile(file)} accept={acceptedFiles}>
        {(button) => (
          <Button {...button} variant="default" size="compact-md">
            Choose the file again
          </Button>
        )}
      </FileButton>
    </Notice>
  );
}

/** Problems of the file as a whole: its columns, encoding or sheets. */
function FileProblems({ errors, warnings }: FindingsProps) {
  if (errors.length + warnings.length === 0) return null;
  return (
    <div data-framed style={{ padding: '12px 16px' }} role="region" aria-label="About the whole file">
      <ul data-stack="4">
        <Findings errors={errors} warnings={warnings} />
      </ul>
    </div>
  );
}

interface OffersBarProps {
  readonly shown: Pick<ImportDetailsFragment, 'offersTotal' | 'canRun'>;
  readonly onTake: () => void;
}

/** Takes the names that are suggested for the cells of the file, all at once. */
function OffersBar({ shown: { offersTotal, canRun }, onTake }: OffersBarProps) {
  if (offersTotal === 0 || !canRun) return null;
  return (
    <Notice className={classes.again} role="group" aria-label="Suggested names">
      <p>
        {formatCount(offersTotal, 'name differs', 'names differ')} from those in the database. The report
        keeps the text of the file.
      </p>
      <Button variant="default" size="compact-md" onClick={onTake}>
        Use {offersTotal === 1 ? 'the suggestion' : 'all suggestions'}
      </Button>
    </Notice>
  );
}
