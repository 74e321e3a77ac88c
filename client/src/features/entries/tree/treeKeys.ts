import type { FocusEvent, KeyboardEvent } from 'react';

const selector = '[role="treeitem"]';

/**
 * The keys of a tree (WAI-ARIA authoring practices): up and down, Home and End, right to open and go in, left to close
 * and go out, letters to jump. Enter and Space are those of the buttons and links that the items are.
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

/** Tab comes back to where one was: the item that has the focus is the tree's one stop. */
export function handleTreeFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const item of itemsOf(currentTarget)) item.tabIndex = item === target ? 0 : -1;
}

/** The item to go to; `null` where there is none to go to, `undefined` where the key is not the tree's. */
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
