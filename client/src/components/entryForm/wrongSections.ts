import type { ListedProblem } from './entryProblems';
import { additionalSection, fieldSections, type FormSection, reasonSection } from './formSections';

/** The sections in which something is wrong; `others` are those that ask for more than the entry. */
export function wrongSections(
  problems: readonly ListedProblem[],
  others: readonly FormSection[] = [],
): ReadonlySet<string> {
  return new Set(problems.map(({ path }) => sectionOf(path, others)));
}

function sectionOf(path: string, others: readonly FormSection[]): string {
  const other = others.find(({ asides = [] }) => asides.some((aside) => aside.path === path));
  if (other) return other.id;
  const section = fieldSections.find(({ fields }) => fields.some(({ name }) => name === path));
  return section?.id ?? (path === 'reason' ? reasonSection.id : additionalSection.id);
}
