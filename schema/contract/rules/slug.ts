import { limits } from '../limits.js';
import { fold } from './fold.js';

/**
 * Returns the slug of a name, for addresses: folded, every other sign as one hyphen. `Sjögren's syndrome` →
 * `sjogren-s-syndrome`. A name of signs only becomes `-`.
 */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? '-' : slug;
}

/**
 * Returns the slug by which an overview is found. A name of signs only and one that is too long to be found in any
 * spelling have none and stand for themselves.
 */
export function overviewSlug(name: string): string {
  const slug = slugOf(name);
  return slug === '-' || slug.length > limits.nameKeyMaxLength ? name : slug;
}
