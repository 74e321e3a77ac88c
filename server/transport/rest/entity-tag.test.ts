import { entityTag, namesTag } from './entity-tag.js';

const tag = entityTag('7', '/api/disease', '1.0.0');

test('a tag is weak and well-formed', () => {
  expect(tag).toMatch(/^W\/"[\x21\x23-\x7e]+"$/);
});

test.each([
  ['the data', entityTag('8', '/api/disease', '1.0.0')],
  ['the address', entityTag('7', '/api/disease?page=2', '1.0.0')],
  ['the program version', entityTag('7', '/api/disease', '1.0.1')],
])('the tag changes with %s', (_what, other) => {
  expect(other).not.toBe(tag);
});

test.each([tag, tag.slice(2), '*', ' * ', `"other", ${tag}`, `W/"a",${tag},W/"b"`])(
  '%s matches the tag',
  (sent) => {
    expect(namesTag(sent, tag)).toBe(true);
  },
);

test.each([undefined, '', '"other"', 'W/""', tag.replace('"', '')])('%s does not match the tag', (sent) => {
  expect(namesTag(sent, tag)).toBe(false);
});
