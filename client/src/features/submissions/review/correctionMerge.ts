import {
  changedParts,
  type EntryFormValues,
  inputOf,
  valuesOf,
} from '../../../components/entryForm/entryFormValues';
import type { Difference, MergeVersions, Side } from '../../../components/merging/differences';
import { differencesOf, merged } from '../../../components/merging/mergeEntries';
import { useSides } from '../../../components/merging/useSides';
import type { SubmissionInFullFragment } from '../../../generated/types';

/** The versions to merge before a correction is approved; `null` if the entry has not changed or the base is hidden. */
function mergeVersionsOf({
  correctionOf,
  ...proposal
}: SubmissionInFullFragment): MergeVersions<EntryFormValues> | null {
  const { base = null, entry = null } = correctionOf ?? {};
  if (base === null || entry === null || !isOutdated({ correctionOf })) return null;
  return { was: valuesOf(base), mine: valuesOf(proposal), theirs: valuesOf(entry) };
}

/** Whether the entry, which still exists, has changed since its correction was proposed. */
function isOutdated({ correctionOf }: Pick<SubmissionInFullFragment, 'correctionOf'>): boolean {
  if (!correctionOf?.entry) return false;
  return correctionOf.version !== correctionOf.currentVersion;
}

/** The three-way merge of a correction: parts that only one side changed are resolved; the others need a choice. */
export function useResolution(submission: SubmissionInFullFragment) {
  const versions = mergeVersionsOf(submission);
  const differences = versions === null ? [] : differencesOf(versions);
  const sides = useSides(differences);
  const put = (side: (difference: Difference) => Side) =>
    versions === null ? valuesOf(submission) : merged(versions, differences, side);
  return {
    ...sides,
    differences,
    /** The merged proposal; unresolved parts have the proposed value. */
    result: put(sides.decided),
    /** The arguments to send with an approval if the entry has changed; `values` are the final values. */
    sentWith: (values: EntryFormValues) => {
      // The server applies the proposed parts to the current entry, so only deviations from that are corrections.
      const parts = changedParts(
        put(({ mine, was }) => (mine === was ? 'theirs' : 'mine')),
        values,
      );
      return {
        ...(parts.length > 0 && { corrections: inputOf(values, parts) }),
        ...(isOutdated(submission) && { entryVersion: submission.correctionOf?.currentVersion ?? null }),
      };
    },
  };
}

export type Resolution = ReturnType<typeof useResolution>;
