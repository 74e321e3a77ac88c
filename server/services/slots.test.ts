import { Slots } from './slots.js';

const slots = () =>
  new Slots({ each: { max: 3, message: 'You have three' }, all: { max: 5, message: 'All are taken' } });

test('the number of slots is limited per holder and in total', () => {
  const some = slots();
  const own = [1, 2, 3].map(() => some.take('one'));
  expect(() => some.take('one')).toThrow(
    expect.objectContaining({ code: 'RATE_LIMITED', message: 'You have three', retryAfterSeconds: 5 }),
  );
  const others = [1, 2].map(() => some.take('two'));
  expect(() => some.take('three')).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', message: 'All are taken', retryAfterSeconds: 5 }),
  );
  for (const release of [...own, ...others]) release();
  expect(some.take('one')).toBeInstanceOf(Function);
});

test('releasing a slot twice frees one slot', () => {
  const some = slots();
  const release = some.take('one');
  release();
  release();
  for (let times = 0; times < 3; times += 1) some.take('one');
  expect(() => some.take('one')).toThrow('You have three');
});
