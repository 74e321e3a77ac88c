import { entryFieldNames } from '@contract/entry-fields';

import { EntryFieldsFragmentDoc } from '../../generated/entries';

test('the fragment selects every field of the contract', () => {
  const asked = JSON.stringify(EntryFieldsFragmentDoc.definitions);
  expect(entryFieldNames.filter((name) => !asked.includes(`"value":"${name}"`))).toEqual([]);
});
