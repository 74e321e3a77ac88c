import { messages } from '../../schema/contract/messages.js';
import { bodyText } from './body-text.js';

const body = Buffer.from('\uFEFF{}');

test.each([{}, { 'content-encoding': 'identity' }, { 'content-type': 'application/json; charset="UTF-8"' }])(
  'a body with the headers %j is read, without its byte order mark',
  (headers) => expect(bodyText(body, headers)).toBe('{}'),
);

test.each([
  [{ 'content-encoding': 'gzip' }, messages.encodingNotSupported],
  [{ 'content-type': 'application/json; charset=latin1' }, messages.charsetNotSupported],
])('a body with the headers %j is refused', (headers, message) => {
  expect(() => bodyText(body, headers)).toThrow(message);
});

test('a body that is not UTF-8 is refused', () => {
  expect(() => bodyText(Buffer.from([0xff]), {})).toThrow(messages.bodyNotUtf8);
});
