import type { RefObject } from 'react';

import { useSingleKeys } from './useSingleKeys';

/** Marks the link that leads on from a row or card, which keys go to. */
export const rowLink = { 'data-row-link': true } as const;
const rowLinks = '[data-row-link]';

/** Goes from row to row with J and K, from one that has the focus also with the arrows; Enter then opens, as links do. */
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
