import { act, renderHook } from '@testing-library/react';

import { session } from '../session/session';
import { makeUser } from '../test/makeUser';
import { inputOf, useTypedTexts } from './useTypedTexts';

const names = ['name', 'phone'] as const;
const render = (stored: { name: string; phone: string }) =>
  renderHook((texts) => useTypedTexts('profile', names, texts), { initialProps: stored });

test('texts that nobody typed follow the stored ones', () => {
  const { result, rerender } = render({ name: 'Ada', phone: '' });
  act(() => result.current.type('phone', '12'));
  rerender({ name: 'Ada King', phone: '' });
  expect(result.current.texts).toEqual({ name: 'Ada King', phone: '12' });
  expect(result.current.changed).toEqual(['phone']);
});

test('spaces around a text are no change', () => {
  const { result } = render({ name: 'Ada', phone: '' });
  act(() => result.current.type('name', ' Ada '));
  expect(result.current.changed).toEqual([]);
});

test('what was typed while the texts were saved is kept', () => {
  const { result, rerender } = render({ name: 'Ada', phone: '' });
  act(() => result.current.type('name', 'Ada King'));
  act(() => result.current.type('phone', '1'));
  const sent = result.current.texts;
  act(() => result.current.type('phone', '12'));
  act(() => result.current.forgetSent(sent));
  rerender({ name: 'Ada King', phone: '1' });
  expect(result.current.texts).toEqual({ name: 'Ada King', phone: '12' });
  expect(result.current.changed).toEqual(['phone']);
});

test('blank texts clear their field', () => {
  expect(inputOf({ name: ' Ada ', phone: ' ' }, ['name', 'phone'])).toEqual({ name: 'Ada', phone: null });
});

test('texts that were typed when the session ended are there again, those of a form that was left are not', () => {
  const signedIn = { token: 'abc', user: makeUser() };
  session.start(signedIn);
  const lost = render({ name: 'Ada', phone: '' });
  act(() => lost.result.current.type('phone', '12'));
  session.expire('abc');
  lost.unmount();
  session.start(signedIn);
  const found = render({ name: 'Ada', phone: '' });
  expect(found.result.current.texts).toEqual({ name: 'Ada', phone: '12' });
  found.unmount();
  expect(render({ name: 'Ada', phone: '' }).result.current.changed).toEqual([]);
});
