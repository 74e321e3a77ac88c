import { slugOf } from '../../../schema/contract/rules/slug.js';

/** Returns the slug of a new name: with the first number from 2 that is free if another term has it. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const numbered = `${slug}-${String(number)}`;
    if (!taken.has(numbered)) return numbered;
  }
}
