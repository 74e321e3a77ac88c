import type { EntryFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import type { ComparisonTarget } from './ComparisonChoice';

/**
 * What a submission can be compared with: the base and current version of the corrected entry, then the closest others.
 */
export function comparisonTargets(
  { correctionOf }: SubmissionInFullFragment,
  closest: readonly EntryFieldsFragment[],
): readonly ComparisonTarget[] {
  return [...(correctionOf === null ? [] : targetsOf(correctionOf)), ...closest.map(ofEntry)];
}

function targetsOf({
  accession,
  version,
  currentVersion,
  base,
  entry,
}: NonNullable<SubmissionInFullFragment['correctionOf']>): readonly ComparisonTarget[] {
  const hasMoved = entry !== null && currentVersion !== version;
  return [
    ...(base === null
      ? []
      : [
          {
            key: 'base',
            name: `${accession}, version ${version}`,
            about: hasMoved ? 'At the time of the proposal' : 'The entry it corrects',
            accession,
            isCorrected: true,
            content: base,
          },
        ]),
    ...(hasMoved
      ? [
          {
            key: 'now',
            name: `${accession}, version ${currentVersion ?? entry.version}`,
            about: 'Current version',
            accession,
            isCorrected: true,
            content: entry,
          },
        ]
      : []),
  ];
}

function ofEntry(entry: EntryFieldsFragment): ComparisonTarget {
  const { accession, autoantibody, disease } = entry;
  return {
    key: accession,
    name: accession,
    about: `${autoantibody} in ${disease}`,
    accession,
    isCorrected: false,
    content: entry,
  };
}
