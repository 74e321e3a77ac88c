import { contrast, distance, type Vision, visions } from '../../test/colourVision';

interface Files {
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
}

const { readFileSync } = jest.requireActual<Files>('node:fs');
const css = readFileSync('client/src/app/theme/tokens.css', 'utf8');

/** The colours of a scheme by name, as defined in the style sheet. */
function tokensOf(scheme: string): Record<string, string> {
  const [, block = ''] = css.split(`:root[data-mantine-color-scheme='${scheme}'] {`);
  const pairs = [...block.slice(0, block.indexOf('}')).matchAll(/--atlas-([\w-]+): (#[\da-f]{6})/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

const entities = ['disease', 'autoantibody', 'autoantigen', 'epitope'] as const;
const texts = ['text', 'text-quiet', 'accent', 'danger', 'warning', ...entities] as const;
const grounds = ['surface', 'sunken', 'hover'] as const;

describe.each(['light', 'dark'])('in the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme);
  const colour = (name: string) => tokens[name] ?? 'missing';

  test.each(texts)('%s can be read on every ground', (text) => {
    for (const ground of grounds) expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['added', 'removed'])('text and line of %s have enough contrast', (kind) => {
    expect(contrast(colour('text'), colour(kind))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(`${kind}-line`), colour(kind))).toBeGreaterThanOrEqual(3);
  });

  test('strong lines can be seen', () => {
    expect(contrast(colour('line-strong'), colour('surface'))).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(visions) as Vision[])('the four entities stay apart with %s vision', (vision) => {
    const pairs = entities.flatMap((one, at) => entities.slice(at + 1).map((other) => [one, other] as const));
    const close = pairs.filter(([one, other]) => distance(colour(one), colour(other), vision) < 0.09);
    expect(close).toEqual([]);
  });
});
