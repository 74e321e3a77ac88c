import { entryFieldNames } from '@contract/entry-fields';

import { SnapshotFieldsFragmentDoc } from '../../../generated/history';

test('the snapshot query selects every field of the contract', () => {
  const asked = JSON.stringify(SnapshotFieldsFragmentDoc.definitions);
  expect(entryFieldNames.filter((name) => !asked.includes(`"value":"${name}"`))).toEqual([]);
});
