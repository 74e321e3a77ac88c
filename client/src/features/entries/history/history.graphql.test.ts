import { entryFieldNames } from '@contract/entry-fields';

import { VersionFieldsFragmentDoc } from '../../../generated/history';

test('a version is requested with every field of the contract', () => {
  const asked = JSON.stringify(VersionFieldsFragmentDoc.definitions);
  expect(entryFieldNames.filter((name) => !asked.includes(`"value":"${name}"`))).toEqual([]);
});
