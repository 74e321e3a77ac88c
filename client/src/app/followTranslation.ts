/**
 * Browsers translate a page by replacing each of its texts with an element of their own (`font`). React goes on with
 * the texts: it fails to remove one or to insert something before it, which ends the page, and a number that changes is
 * not shown (https://github.com/facebook/react/issues/11538). So what replaced a text is removed with it, and gives way
 * to it when it changes.
 */
export function followTranslation(page: Node): void {
  const translations = new WeakMap<Node, Element>();

  /** The node, or what stands for it among the children of a parent. */
  const childFor = <Child extends Node>(child: Child, parent: Node): Child | Element => {
    const translation = translations.get(child);
    return child.parentNode !== parent && translation?.parentNode === parent ? translation : child;
  };
  // oxlint-disable-next-line typescript/unbound-method -- both are called on the parent
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeShown(child) {
    removeChild.call(this, childFor(child, this));
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeShown(node, before) {
    insertBefore.call(this, node, before && childFor(before, this));
    return node;
  };

  const changes = new MutationObserver((records) => {
    for (const { target } of records) translations.get(target)?.replaceWith(target);
  });
  const replacements = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      const [text] = removedNodes;
      if (shown === undefined || !(text instanceof Text)) continue;
      translations.set(text, shown);
      changes.observe(text, { characterData: true });
    }
  });
  replacements.observe(page, { childList: true, subtree: true });
}

function isTranslation(node: Node | null): node is Element {
  return node instanceof Element && node.localName === 'font';
}
