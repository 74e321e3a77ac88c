import { ReplicaLag } from './replica-lag.js';

test('a replica is behind since the primary showed the first version that it misses', () => {
  const lag = new ReplicaLag();
  expect(lag.secondsOf(0, 500)).toBe(0);
  lag.note(7, 1000);
  lag.note(7, 2000);
  lag.note(8, 3000);
  lag.note(9, 4000);
  expect(lag.secondsOf(9, 60_000)).toBe(0);
  expect(lag.secondsOf(10, 60_000)).toBe(0);
  expect(lag.secondsOf(8, 6000)).toBe(2);
  expect(lag.secondsOf(6, 6000)).toBe(5);
});

test('what is remembered of the primary is limited', () => {
  const lag = new ReplicaLag();
  for (let version = 1; version <= 5000; version += 1) lag.note(version, version * 1000);
  expect(lag.secondsOf(0, 5_001_000)).toBe(2000);
});
