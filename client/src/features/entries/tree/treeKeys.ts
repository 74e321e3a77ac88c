import type { FocusEvent, KeyboardEvent } from 'react';

const selector = '[role="treeitem"]';

/**
 * The keys of a tree (WAI-ARIA authoring practices): up and down, Home and End, right to open and enter, left to close
 * and leave, letters to jump. Enter and Space work natively, because the items are buttons and links.
 */
export function handleTreeKey(event: KeyboardEvent<HTMLElement>): void {
  const current = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (current === null || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = itemsOf(event.currentTarget);
  const wanted = act(event.key, current, items);
  if (wanted === undefined) return;
  event.preventDefault();
  wanted?.focus();
}

/** Makes the focused item the tree's only tab stop, so that Tab returns to it. */
export function handleTreeFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const item of itemsOf(currentTarget)) item.tabIndex = item === target ? 0 : -1;
}

/** Returns the item to focus; `null` if there is none, `undefined` if the tree does not handle the key. */
function act(key: string, current: HTMLElement, items: readonly HTMLElement[]) {
  const position = items.indexOf(current);
  switch (key) {
    case 'ArrowDown':
      return items[position + 1] ?? null;
    case 'ArrowUp':
      return items[position - 1] ?? null;
    case 'Home':
      return items[0] ?? null;
    case 'End':
      return items.at(-1) ?? null;
    case 'ArrowRight':
      return goIn(current, items[position + 1]);
    case 'ArrowLeft':
      return goOut(current, items.slice(0, position));
    default:
      return /^[\p{L}\p{N}]$/u.test(key) ? startingWith(key, items, position) : undefined;
  }
}

function goIn(current: HTMLElement, next: HTMLElement | undefined): HTMLElement | null {
  if (current.ariaExpanded === 'false') current.click();
  const isChild = next !== undefined && levelOf(next) > levelOf(current);
  return current.ariaExpanded === 'true' && isChild ? next : null;
}

function goOut(current: HTMLElement, before: readonly HTMLElement[]): HTMLElement | null {
  if (current.ariaExpanded === 'true') {
    current.click();
    return null;
  }
  return before.findLast((item) => levelOf(item) < levelOf(current)) ?? null;
}

function startingWith(letter: string, items: readonly HTMLElement[], position: number): HTMLElement | null {
  const others = [...items.slice(position + 1), ...items.slice(0, position)];
  return (
    others.find((item) => item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase())) ?? null
  );
}

const itemsOf = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>(selector)];
const levelOf = (item: HTMLElement) => Number(item.ariaLevel);
