import type { RefObject } from 'react';

import { useSingleKeys } from './useSingleKeys';

/** Marks the link of a row or card that the shortcuts focus. */
export const rowLink = { 'data-row-link': true } as const;
const rowLinks = '[data-row-link]';

/** Shortcuts: J and K move between rows, and so do the arrow keys once a row has the focus; Enter follows the link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const go = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(rowLinks) ?? [])];
    const row = document.activeElement?.closest('tr, li') ?? null;
    const at = links.findIndex((link) => row?.contains(link));
    const next = links[at === -1 && by === -1 ? links.length - 1 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
    return next !== undefined;
  };
  const isOnRow = ({ target }: KeyboardEvent) => target instanceof Element && target.matches(rowLinks);
  useSingleKeys({
    j: () => go(1),
    k: () => go(-1),
    ArrowDown: (event) => isOnRow(event) && go(1),
    ArrowUp: (event) => isOnRow(event) && go(-1),
  });
}
