import { entryFieldNames } from '@contract/entry-fields';

import { SnapshotFieldsFragmentDoc } from '../../../generated/history';

test('an earlier state is asked for with every field of the contract', () => {
  const asked = JSON.stringify(SnapshotFieldsFragmentDoc.definitions);
  expect(entryFieldNames.filter((name) => !asked.includes(`"value":"${name}"`))).toEqual([]);
});
