import { ShownVersions, unknownVersion } from './shown-versions.js';

describe('the versions that addresses were shown', () => {
  it('never become older', () => {
    const shown = new ShownVersions();
    expect(shown.of('a').version).toBe(0);
    shown.note('a', 5);
    shown.note('a', 4);
    expect(shown.of('a').version).toBe(5);
    expect(shown.of('b').version).toBe(0);
  });

  it('of addresses that were dropped are replaced by the latest of them', () => {
    const shown = new ShownVersions(2);
    for (const [place, address] of ['a', 'b', 'c', 'd'].entries()) shown.note(address, 10 - place);
    expect(shown.of('a').version).toBe(10);
    expect(shown.of('never seen').version).toBe(10);
    expect(shown.of('d').version).toBe(7);
  });

  it('that are unknown are resolved, also those of dropped addresses', () => {
    const shown = new ShownVersions(1);
    shown.note('a', unknownVersion);
    shown.note('a', 3);
    expect(shown.of('a').version).toBe(unknownVersion);
    shown.note('b', 3);
    expect(shown.of('c').version).toBe(unknownVersion);
    shown.resolve('c', shown.of('c'), 8);
    expect(shown.of('c').version).toBe(8);
    expect(shown.of('d').version).toBe(8);
  });

  it('stay unknown if they became so again while the primary was asked', () => {
    const shown = new ShownVersions();
    shown.note('a', unknownVersion);
    const seen = shown.of('a');
    shown.note('a', unknownVersion);
    shown.resolve('a', seen, 8);
    expect(shown.of('a').version).toBe(unknownVersion);
    shown.resolve('a', shown.of('a'), 9);
    expect(shown.of('a').version).toBe(9);
  });
});
