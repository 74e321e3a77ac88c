import { readFileSync } from 'node:fs';

import { Vocabulary } from '../../search/index/vocabulary.js';
import { DiagnosticsService } from '../../services/diagnostics/diagnostics.service.js';
import type { RequestContext } from '../../services/request-context.js';

interface Case {
  readonly name: string;
  readonly input: Record<string, unknown>;
  readonly expected: Record<string, unknown>;
}

const file = readFileSync(new URL('calculator.json', import.meta.url), 'utf8');
const cases = JSON.parse(file) as { readonly calculate: readonly Case[]; readonly combine: readonly Case[] };
const service = new DiagnosticsService(
  { current: () => Promise.resolve(new Vocabulary([])) },
  { meanings: () => Promise.resolve([]) },
  { antigensOf: () => Promise.resolve([]) },
);
const visitor: RequestContext = { viewer: null, tokenRefused: false } as RequestContext;

test.each(cases.calculate)('calculate: $name', async ({ input, expected }) => {
  const figures = await service.calculate(visitor, input);
  const flags = { lrPositiveInfinite: false, lrNegativeInfinite: false, worseThanChance: false };
  expectAgreement(figures, { ...flags, ...expected });
});

test.each(cases.combine)('combine: $name', async ({ input, expected }) => {
  expectAgreement(await service.combine(visitor, input), expected);
});

/** Compares every expected key, numbers to six significant digits. An adjusted logit interval may also be null. */
function expectAgreement(found: unknown, expected: unknown): void {
  if (typeof expected === 'number') {
    const number = typeof found === 'number' ? found : Number.NaN;
    expect(Math.abs(number - expected)).toBeLessThanOrEqual(5e-7 * Math.abs(expected));
    return;
  }
  if (typeof expected !== 'object' || expected === null) {
    expect(found).toEqual(expected);
    return;
  }
  if (Reflect.get(expected, 'method') === 'adjusted logit' && found === null) return;
  for (const [key, value] of Object.entries(expected))
    expectAgreement(Reflect.get(Object(found), key), value);
}
