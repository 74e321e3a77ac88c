import { act, renderHook } from '@testing-library/react';

import { inputOf, useTypedTexts } from './useTypedTexts';

const names = ['name', 'phone'] as const;
const render = (stored: { name: string; phone: string }) =>
  renderHook((texts) => useTypedTexts(names, texts), { initialProps: stored });

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
