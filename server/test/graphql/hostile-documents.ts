import fc from 'fast-check';

/** Maximum size of a generated document, in bytes. */
const maxBytes = 10_240;

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const repeated = (count: number, text: (index: number) => string): string => range(count).map(text).join(' ');
const whole = (min: number, max: number) => fc.integer({ min, max });

const condition = fc.constantFrom('', '', ' on Entry', ' @include(if: true)', ' on Entry @skip(if: false)');
const argument = fc.constantFrom('', '(limit: 1)', '(limit: 20)', '(limit: 5)');
const leaves = fc.constantFrom('', 'id ', '__typename ', 'id disease type ', 'i: id ');
const root = fc.constantFrom(
  'entry(accession: "AIA0000001")',
  'entriesByIds(ids: ["AIA0000001"])',
  'a: entry(id: "1")',
);

/**
 * A chain of fragments that each spread the next one in several inline fragments or aliases: they grow exponentially.
 */
const chain = fc
  .record({
    root,
    depth: whole(9, 10),
    width: whole(3, 40),
    condition,
    argument,
    leaves,
    spreads: whole(1, 3),
  })
  .map(({ root: start, depth, width, condition: on, argument: given, leaves: fields, spreads }) => {
    const target = (index: number) => repeated(spreads, () => `...F${String(index + 1)}`);
    const branch = (index: number) => `...${on} { relatedEntries${given} { ${target(index)} } }`;
    const one = (index: number, times: number) =>
      `fragment F${String(index)} on Entry { ${fields}${repeated(times, () => branch(index))} }`;
    const rest = `fragment F${String(depth)} on Entry { id }`;
    const head = `{ ${start} { ...F0 } }`;
    const room = (maxBytes - head.length - rest.length) / depth - 60;
    const times = Math.max(2, Math.min(width, Math.floor(room / (branch(10).length + 1))));
    return `${head} ${repeated(depth, (index) => one(index, times))} ${rest}`;
  });

/** Fragments that spread the next one several times, without a field in between. */
const doubling = fc
  .record({
    start: fc.constantFrom('__schema', '__type(name: "Entry")', 'entries'),
    depth: whole(5, 120),
    width: whole(1, 6),
  })
  .map(({ start, depth, width }) => {
    const [type, leaf] =
      start === 'entries'
        ? ['EntryPage', '__typename']
        : [start === '__schema' ? '__Schema' : '__Type', 'description'];
    const next = (index: number) =>
      repeated(width, (at) =>
        (at === 0 ? '' : `... `).concat(at === 0 ? `...G${String(index)}` : `{ ...G${String(index)} }`),
      );
    const one = (index: number) => `fragment G${String(index)} on ${type} { ${next(index + 1)} }`;
    return `{ ${start} { ...G0 } } ${repeated(depth, one)} fragment G${String(depth)} on ${type} { ${leaf} }`;
  });

/** Many fragments that are all spread in the same selections. */
const crowd = fc
  .record({
    count: whole(2, 350),
    places: whole(1, 30),
    body: fc.constantFrom('id', 'disease type', 'x', 'relatedEntries { id }'),
  })
  .map(({ count, places, body }) => {
    const all = repeated(count, (index) => `...C${String(index)}`);
    const inside = repeated(places, () => `...{ relatedEntries { ${all} } }`);
    const fragments = repeated(count, (index) => `fragment C${String(index)} on Entry { ${body} }`);
    return `{ entry(id: "1") { ${inside} } } ${fragments}`;
  });

/** The same fields repeated in nested inline fragments. */
const repetition = fc
  .record({
    width: whole(2, 300),
    levels: whole(1, 9),
    field: fc.constantFrom('relatedEntries', 'revisions', 'unknown'),
    argument,
  })
  .map(({ width, levels, field, argument: given }) => {
    const copies = (level: number): string =>
      level === 0
        ? 'id'
        : repeated(level === levels ? width : 2, () => `...{ ${field}${given} { ${copies(level - 1)} } }`);
    return `{ entry(id: "1") { ${copies(levels)} } }`;
  });

const text = fc.constantFrom(
  '"x"',
  '1',
  'null',
  '$v',
  'disease',
  '"""a\nb"""',
  '{ eq: "x" }',
  '[["x"]]',
  '{ unknown: 1 }',
);

/** Long and deep lists and objects as arguments of repeated fields. */
const values = fc
  .record({
    copies: whole(1, 17),
    length: whole(0, 2000),
    nesting: whole(0, 900),
    value: text,
    brackets: fc.constantFrom('[]', '{}'),
  })
  .map(({ copies, length, nesting, value, brackets }) => {
    const [open, close] = brackets === '[]' ? ['[', ']'] : ['{ a: ', '}'];
    const nested = `${open.repeat(nesting)}${value}${close.repeat(nesting)}`;
    const list = `[${nested}, ${repeated(length, () => value)}]`;
    const field = `entries(filter: { disease: { in: ${list} } }) { items { id } }`;
    return `query ($v: String) { ${repeated(copies, () => field)} }`;
  });

/** Aliases of expensive fields. */
const aliases = fc.record({ each: whole(1, 20), limit: whole(1, 1000) }).map(({ each, limit }) => {
  const most = String(limit);
  return `{ ${repeated(
    each,
    (
      index,
    ) => `s${String(index)}: searchEntries(term: "a", limit: ${most}) { items { id relatedEntries { id } } }
        e${String(index)}: entries(limit: ${most}) { items { id additional disease } }
        k${String(index)}: additionalKeys n${String(index)}: __typename`,
  )} }`;
});

/** Known and unknown directives in many positions. */
const directives = fc
  .record({
    fields: whole(1, 200),
    each: whole(1, 12),
    name: fc.constantFrom('include(if: true)', 'skip(if: $no)', 'unknown', 'deprecated'),
  })
  .map(({ fields, each, name }) => {
    const again = repeated(each, () => `@${name}`);
    const one = (index: number): string => `...@${name} { f${String(index % 40)}: __typename ${again} }`;
    return `query ($no: Boolean = false) { ${repeated(fields, one)} }`;
  });

/** Many operations that share fragments; all, some or none of them declare the variables. */
const operations = fc
  .record({
    count: whole(1, 400),
    uses: whole(1, 500),
    declared: fc.constantFrom('', '($v: String)', '($v: Int, $v: Int)'),
    fragments: whole(1, 30),
  })
  .map(({ count, uses, declared, fragments }) => {
    const variables = repeated(uses, () => '$v');
    const inside = `a: searchEntries(term: "x", limit: 1) { items { id } }
      b: entries(filter: { disease: { in: [${variables}] } }) { items { id } }`;
    const one = (index: number) =>
      `fragment O${String(index)} on Query { ${index + 1 < fragments ? `...O${String(index + 1)}` : inside} }`;
    return `${repeated(count, (index) => `query Q${String(index)}${declared} { ...O0 }`)} ${repeated(fragments, one)}`;
  });

const word = fc.constantFrom(
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '$v',
    '...',
    'on',
    'Entry',
    'fragment',
    'F',
    'query',
    'mutation',
    '@include',
  ],
  ...['entries', 'items', 'id', 'relatedEntrie', 'limit', '1', '"x"', 'a', '|', '!', '&', '"""', 'nul'],
);

/** Unknown names, and texts that are not documents at all. */
const nonsense = fc.oneof(
  fc
    .record({ count: whole(1, 900), name: fc.constantFrom('relatedEntrie', 'entrys', 'x', 'y'.repeat(200)) })
    .map(
      ({ count, name }) =>
        `{ ${repeated(count, (index) => `${name}${String(index)}(lmit: 1) { i${String(index)} }`)} }`,
    ),
  fc
    .record({ count: whole(1, 500), type: fc.constantFrom('Entri', 'X', 'Query') })
    .map(
      ({ count, type }) =>
        `${repeated(count, (index) => `fragment U${String(index)} on ${type}${String(index)} { i }`)} { a }`,
    ),
  fc.array(word, { maxLength: 2500 }).map((words) => words.join(' ')),
  fc.integer({ min: 1, max: 5000 }).map((count) => '{ a '.repeat(count)),
  fc.integer({ min: 1, max: 2500 }).map((count) => `${'{ a '.repeat(count)}${'}'.repeat(count)}`),
  fc
    .integer({ min: 1, max: 1200 })
    .map((count) => `{ ${'...{ '.repeat(count)}__typename ${'}'.repeat(count)} }`),
);

/** Documents of at most 10 kB that try to keep a server busy: many grow exponentially when fragments are expanded. */
export const hostileDocument: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: chain, weight: 12 },
    doubling,
    doubling,
    crowd,
    crowd,
    repetition,
    repetition,
    values,
    aliases,
    directives,
    operations,
    nonsense,
  )
  .filter((document) => Buffer.byteLength(document) <= maxBytes);
