import { render, screen } from '@testing-library/react';

import { followTranslation } from './followTranslation';

const untouched = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(() => followTranslation(document.body));
afterAll(() => void Object.defineProperties(Node.prototype, untouched));

/** Replaces all texts, as browsers do that translate a page. */
async function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data.toUpperCase();
    text.replaceWith(font);
  }
  await noticed();
}
/** Observers are called after the current task. */
const noticed = () => new Promise<void>((resolve) => setTimeout(resolve));

function Found({ count, note, hint }: { count: number; note?: string; hint?: boolean }) {
  return (
    <p>
      {count} diseases fit{note}
      {hint === true && <b>hint</b>} <i>end</i>
    </p>
  );
}
const shown = () => screen.getByRole('paragraph').textContent;

test('a translated text is removed, changed and preceded like any other', async () => {
  const { rerender, unmount } = render(<Found count={8} note=", of 50" />);
  await translate();
  expect(shown()).toBe('8 DISEASES FIT, OF 50 END');
  rerender(<Found count={3} note=", of 50" />);
  await noticed();
  expect(shown()).toBe('3 DISEASES FIT, OF 50 END');
  rerender(<Found count={3} hint />);
  await noticed();
  expect(shown()).toBe('3 DISEASES FIThint END');
  unmount();
  expect(document.body).toHaveTextContent('');
});

test('a node that is no child is still refused', () => {
  expect(() => document.body.removeChild(document.createTextNode('nowhere'))).toThrow();
});
