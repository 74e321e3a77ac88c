import { useRef, useState } from 'react';

import { formatCount } from '../../../components/format';
import {
  ImportRowCountsDocument,
  ImportRowsDocument,
  useCorrectImportRowMutation,
  useTakeOffersMutation,
} from '../../../generated/imports';
import type { ImportDetailsFragment } from '../../../generated/types';
import { createUnsentForms } from '../../../hooks/unsentForms';
import type { RowCorrections } from './corrections';

/** The ids of the previews that were corrected here; those of the last page load, whose file is gone, do not count. */
const corrected = new Set<string>();
const unsent = createUnsentForms<RowCorrections['edited']>();

/** The corrections of a preview, and the offers that it takes. */
export function useCorrections({ id, canRun, offersTotal }: ImportDetailsFragment) {
  const refetch = {
    refetchQueries: [ImportRowCountsDocument, ImportRowsDocument],
    awaitRefetchQueries: true,
  };
  const [correctRow, correcting] = useCorrectImportRowMutation(refetch);
  const [takeAll, taking] = useTakeOffersMutation(refetch);
  const [edited, setEdited] = useState(() => unsent.contentOf(id) ?? null);
  unsent.useUnsent(id, edited);
  const [done, setDone] = useState<CorrectionDone | null>(null);
  const isUnderWay = useRef(false);

  const once = async (row: number, message: string, change: () => Promise<unknown>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await change();
      corrected.add(id);
      // Another row may still be being corrected.
      setEdited((known) => (known?.row === row ? null : known));
      setDone({ row, message });
    } catch {
      // The page shows the error above the rows.
    } finally {
      isUnderWay.current = false;
    }
  };
  const close = () => {
    setEdited(null);
    if (edited) setDone({ row: edited.row, message: '' });
  };
  const rows: RowCorrections = {
    edited,
    edit: (row) => setEdited({ row, texts: {} }),
    type: (field, text) =>
      setEdited((known) => known && { ...known, texts: { ...known.texts, [field]: text } }),
    close,
    correct: (row, texts) => {
      const corrections = Object.entries(texts).map(([field, text]) => ({ field, text }));
      if (corrections.length === 0) close();
      else
        void once(row, `Row ${String(row)} corrected.`, () =>
          correctRow({ variables: { id, row, corrections } }),
        );
    },
  };
  return {
    /** `null` in the preview of another user. */
    rows: canRun ? rows : null,
    takeAll: () =>
      void once(0, `${formatCount(offersTotal, 'suggestion', 'suggestions')} used.`, () =>
        takeAll({ variables: { id, all: true } }),
      ),
    /** Whether reading the file again would lose corrections, or what is being typed. */
    areLostByReading: () => corrected.has(id) || Object.keys(edited?.texts ?? {}).length > 0,
    /** The last correction that was saved or discarded; `null` if there was none. */
    done,
    isBusy: correcting.loading || taking.loading,
    correctingError: correcting.error,
    takingError: taking.error,
  };
}

/** A correction whose rows have been fetched again, or that was discarded. */
interface CorrectionDone {
  /** Its row; 0 if it was about all rows. */
  readonly row: number;
  /** For screen readers; blank if it was discarded. */
  readonly message: string;
}
