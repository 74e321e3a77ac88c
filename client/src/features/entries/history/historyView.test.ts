import { readHistoryView } from './historyView';

test.each([
  ['', null, null],
  ['version=3', 3, null],
  ['compare=3,7', null, [3, 7]],
  ['compare=7,3', null, [3, 7]],
  ['compare=3,3', null, null],
  ['compare=3', null, null],
  ['compare=1,2,3', null, null],
  ['version=0', null, null],
  ['version=x&compare=1,y', null, null],
  ['version=99999999999', null, null],
])('an address that ends in “%s” asks for version %s and compares %s', (query, version, compared) => {
  expect(readHistoryView(new URLSearchParams(query))).toEqual({ version, compared });
});
