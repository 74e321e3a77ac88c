import type { ListedProblem } from './entryProblems';
import { additionalSection, fieldSections, reasonSection } from './formSections';

/** The sections in which something is wrong. */
export function wrongSections(problems: readonly ListedProblem[]): ReadonlySet<string> {
  return new Set(problems.map(({ path }) => sectionOf(path)));
}

function sectionOf(path: string): string {
  const section = fieldSections.find(({ fields }) => fields.some(({ name }) => name === path));
  return section?.id ?? (path === 'reason' ? reasonSection.id : additionalSection.id);
}
