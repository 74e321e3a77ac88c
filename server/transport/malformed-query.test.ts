import { messages } from '../../schema/contract/messages.js';
import { refuseMalformedQuery } from './malformed-query.js';

test.each(['/x?q=%ff', '/x?q=%', '/x?q=100%&a=b', '/x?%zz=1', '/x?q=%ed%a0%80'])(
  '%s is rejected as malformed',
  (url) => {
    expect(() => refuseMalformedQuery(url)).toThrow(messages.malformedAddress);
  },
);

test.each(['/x', '/x?q=a+b', '/x?q=100%25', '/x?q=%CE%B2&&=&a'])('%s is well-formed', (url) => {
  expect(() => refuseMalformedQuery(url)).not.toThrow();
});
