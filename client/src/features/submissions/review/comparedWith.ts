import type { EntryFieldsFragment, SubmissionInFullFragment } from '../../../generated/types';
import type { ComparedWith } from './ComparisonChoice';

/**
 * What a submission can be compared with: the base and current version of the corrected entry, then the closest others.
 */
export function comparedWith(
  { correctionOf }: SubmissionInFullFragment,
  closest: readonly EntryFieldsFragment[],
): readonly ComparedWith[] {
  return [...(correctionOf === null ? [] : targetsOf(correctionOf)), ...closest.map(ofEntry)];
}

function targetsOf({
  accession,
  version,
  currentVersion,
  base,
  entry,
}: NonNullable<SubmissionInFullFragment['correctionOf']>): readonly ComparedWith[] {
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
            content: entry,
          },
        ]
      : []),
  ];
}

function ofEntry(entry: EntryFieldsFragment): ComparedWith {
  const { accession, autoantibody, disease } = entry;
  return {
    key: accession,
    name: accession,
    about: `${autoantibody} in ${disease}`,
    accession,
    content: entry,
  };
}
