import { joinedMeaning, meaningOfAnyIsotype } from './joined-meaning.js';

const known = ['PR3', 'MPO', 'SSA'];
const meantBy = jest.fn((name: string) => known.filter((one) => one === name));
beforeEach(() => meantBy.mockClear());

test('a text that joins names means what each of them does', () => {
  expect(joinedMeaning('PR3/MPO', meantBy)).toEqual(['PR3', 'MPO']);
});

test('a text that joins very many names means nothing, and they are not looked up', () => {
  const names = Array.from({ length: 40 }, (_, at) => known[at % 3]);
  expect(meaningOfAnyIsotype(names.join('/'), meantBy)).toEqual([]);
  expect(meantBy).toHaveBeenCalledTimes(1);
});

test('a text that is longer than any name is not looked up', () => {
  expect(meaningOfAnyIsotype('β1 '.repeat(100), meantBy)).toEqual([]);
  expect(meantBy).not.toHaveBeenCalled();
});
