import { useState } from 'react';

import {
  changedParts,
  type EntryFormValues,
  inputOf,
  valuesOf,
} from '../../../components/entryForm/entryFormValues';
import { type Difference, differencesOf, merged, type Side } from '../../../components/merging/mergeEntries';
import type { SubmissionInFullFragment } from '../../../generated/types';

/** An entry that became another after its correction was proposed: as it was, as proposed, and as it is. */
interface MovedOn {
  readonly was: EntryFormValues;
  readonly mine: EntryFormValues;
  readonly theirs: EntryFormValues;
}

/** The three versions that have to be put together before a correction is approved; `null` where there is no need. */
function movedOnOf({ correctionOf, ...proposal }: SubmissionInFullFragment): MovedOn | null {
  const { base = null, entry = null, version, currentVersion } = correctionOf ?? {};
  if (base === null || entry === null || version === currentVersion) return null;
  return { was: valuesOf(base), mine: valuesOf(proposal), theirs: valuesOf(entry) };
}

/** What of each difference is taken: what only one side changed is put together already, the rest has to be chosen. */
export function useResolution(submission: SubmissionInFullFragment) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const versions = movedOnOf(submission);
  const differences = versions === null ? [] : differencesOf(versions);
  const sideOf = ({ part, changedBy }: Difference): Side | null => chosen[part] ?? changedBy;
  const put = (side: (difference: Difference) => Side) =>
    versions === null ? valuesOf(submission) : merged(versions, differences, side);
  return {
    differences,
    sideOf,
    choose: (part: string, side: Side) => setChosen({ ...chosen, [part]: side }),
    /** How many parts are still to be chosen. */
    open: differences.filter((difference) => sideOf(difference) === null).length,
    /** What becomes of the proposal. */
    result: put((difference) => sideOf(difference) ?? 'mine'),
    /** What is sent with an approval, where the entry moved on; `values` are what it is to become. */
    sentWith: (values: EntryFormValues) => {
      // The server takes what is proposed over what the entry says by now; only what is otherwise is a correction.
      const parts = changedParts(
        put(({ mine, was }) => (mine === was ? 'theirs' : 'mine')),
        values,
      );
      return {
        ...(parts.length > 0 && { corrections: inputOf(values, parts) }),
        ...(versions !== null && { entryVersion: submission.correctionOf?.currentVersion ?? null }),
      };
    },
  };
}

export type Resolution = ReturnType<typeof useResolution>;
