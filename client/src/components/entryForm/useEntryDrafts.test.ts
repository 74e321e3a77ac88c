import { act, renderHook } from '@testing-library/react';

import { readDrafts } from './entryDrafts';
import { blankValues } from './entryFormValues';
import { useEntryDrafts } from './useEntryDrafts';

const place = { userId: '00000000-0000-4000-8000-0000000000aa', form: 'new' };
const start = { values: blankValues(), version: null };
const storedDiseases = () => readDrafts(place).map(({ values }) => values.disease);

/** A form in a tab of its own; all tabs of a browser have one storage. */
function openForm() {
  const { result } = renderHook(() => useEntryDrafts(place, start.values));
  const type = (disease: string) =>
    act(() => {
      // A draft is known by the millisecond of its last change.
      jest.advanceTimersByTime(1);
      result.current.write({ ...start.values, disease }, start);
      result.current.write.flush();
    });
  return { type, drafts: () => result.current };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('each open form has a draft of its own, and saving one keeps that of the other', () => {
  const [first, second] = [openForm(), openForm()];
  first.type('Uveitis');
  second.type('Vitiligo');
  first.type('Uveitis anterior');
  expect(storedDiseases()).toEqual(['Uveitis anterior', 'Vitiligo']);
  second.type('');
  expect(storedDiseases()).toEqual(['Uveitis anterior']);
  second.type('Vitiligo');
  act(() => second.drafts().forget());
  expect(storedDiseases()).toEqual(['Uveitis anterior']);
  expect(openForm().drafts().offered).toHaveLength(1);
});

test('a restored draft is replaced by what is typed next, unless its own form has written it again', () => {
  const first = openForm();
  first.type('Uveitis');
  const second = openForm();
  const [offer] = second.drafts().offered;
  if (!offer) throw new Error('The draft of the first form is not offered.');
  act(() => second.drafts().decide(offer));
  expect(second.drafts().offered).toEqual([]);
  second.type('Uveitis posterior');
  expect(storedDiseases()).toEqual(['Uveitis posterior']);
  first.type('Uveitis anterior');
  second.type('Uveitis intermedia');
  expect(storedDiseases()).toEqual(['Uveitis intermedia', 'Uveitis anterior']);
});

test('discarding an offered draft keeps the others', () => {
  const first = openForm();
  first.type('Uveitis');
  const second = openForm();
  second.type('Vitiligo');
  const [offer] = second.drafts().offered;
  if (!offer) throw new Error('The draft of the first form is not offered.');
  act(() => second.drafts().discard(offer));
  expect(second.drafts().offered).toEqual([]);
  expect(storedDiseases()).toEqual(['Vitiligo']);
});
