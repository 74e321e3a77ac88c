import { act, fireEvent, screen } from '@testing-library/react';

import { renderApp } from '../test/renderApp';
import { notices, notifyDone, notifyRefused } from './notify';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function showPage(): void {
  renderApp({ pages: {}, at: '/' });
  fireEvent.focus(window);
}

const shown = () => screen.queryByText(notices.linkCopied);
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function showNotification(): HTMLElement {
  showPage();
  act(() => notifyDone('linkCopied'));
  return screen.getByText(notices.linkCopied);
}

test('closes after five seconds', () => {
  showNotification();
  wait(4_900);
  expect(shown()).not.toBeNull();
  wait(200);
  expect(shown()).toBeNull();
});

const area = () => screen.getByRole('region', { name: 'Notifications' });

test.each([
  ['the pointer is over it', () => fireEvent.pointerEnter(area()), () => fireEvent.pointerLeave(area())],
  ['the window has no focus', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('does not close while %s', (_, leave, comeBack) => {
  showNotification();
  wait(3_000);
  leave();
  wait(60_000);
  expect(shown()).not.toBeNull();
  comeBack();
  wait(1_900);
  expect(shown()).not.toBeNull();
  wait(200);
  expect(shown()).toBeNull();
});

test('is closed by its button; a failure is an alert', () => {
  showPage();
  act(() => notifyRefused('copyRefused'));
  expect(screen.getByRole('alert').textContent).toBe(notices.copyRefused);
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
