import type { ChosenSide } from '../../../components/merging/ConflictView';
import { type Difference, differencesIn, type MergeVersions } from '../../../components/merging/differences';
import { copyPart, type TermPart, termParts, type TermValues, withoutBlankRows } from './termForm';

/** The names of classes by their ids. */
export type ClassNames = ReadonlyMap<string, string>;

/** Returns the parts in which what was typed and what someone else saved differ, as texts. */
export function differencesOf(
  { was, mine, theirs }: MergeVersions<TermValues>,
  names: ClassNames,
): readonly Difference[] {
  return differencesIn({
    was: textsOf(was, names),
    mine: textsOf(mine, names),
    theirs: textsOf(theirs, names),
  });
}

/** Returns the values with the chosen side of each part; equal parts are taken as they are. */
export function merged(
  { mine, theirs }: Pick<MergeVersions<TermValues>, 'mine' | 'theirs'>,
  differences: readonly Difference[],
  chosen: ChosenSide,
): TermValues {
  const result = { ...theirs };
  const ownParts = differences.filter((one) => chosen(one) === 'mine').map(({ part }) => part);
  for (const part of termParts.filter((name) => ownParts.includes(name))) copyPart(result, mine, part);
  return result;
}

/** Each part as a text with a line for each row. */
function textsOf(values: TermValues, names: ClassNames): ReadonlyMap<TermPart, string> {
  const { name, isClass, classes, ...rows } = withoutBlankRows(values);
  return new Map<TermPart, string>([
    ['name', name.trim()],
    ['isClass', isClass ? 'Class of autoantibodies' : 'Autoantibody'],
    ['classes', lines(classes.map((id) => names.get(id) ?? id).sort())],
    [
      'synonyms',
      lines(
        rows.synonyms.map(
          (row) => `${row.name} (${row.kind}${row.ambiguous === true ? ', has other meanings' : ''})`,
        ),
      ),
    ],
    ['icap', lines(rows.icap.map((row) => `${row.code} ${row.name ?? ''}`.trim()))],
    ['hpo', lines(rows.hpo.map(({ id, label, relation }) => `${id} ${label} (${relation})`))],
    ['loinc', lines(rows.loinc.map(({ code, name: test, scope }) => `${code} ${test} (${scope})`))],
    ['targets', lines(rows.targets.map(({ uniprotId, name: protein }) => `${uniprotId} ${protein}`))],
    [
      'sources',
      lines(rows.sources.map(({ fact, source, version }) => `${fact}: ${source} ${version ?? ''}`.trim())),
    ],
  ]);
}

function lines(rows: readonly string[]): string {
  return rows.join('\n');
}
