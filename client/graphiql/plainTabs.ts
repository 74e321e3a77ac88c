/**
 * GraphiQL's tabs hold buttons, which screen readers cannot reach in elements of the role `tab`. They become a plain
 * list of buttons, whenever GraphiQL draws them.
 */
export function keepTabsPlain(root: HTMLElement): void {
  const mend = () => {
    for (const list of root.querySelectorAll('[role=tablist]')) list.removeAttribute('role');
    for (const tab of root.querySelectorAll('li[role=tab], li[aria-selected]')) {
      tab.removeAttribute('role');
      tab.removeAttribute('aria-selected');
    }
  };
  new MutationObserver(mend).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['role', 'aria-selected'],
  });
}
