import { fold } from '../../../schema/contract/rules/fold.js';

/** Returns the slug of a name: folded, every other sign as one hyphen. `Sjögren's syndrome` → `sjogren-s-syndrome`. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? '-' : slug;
}
