import { registerEnumType } from 'type-graphql';

import { associationKinds } from '../../../schema/contract/associations.js';
import { entryField } from '../../../schema/contract/entry-fields.js';
import { distributionFields, growthSteps } from '../../../schema/contract/statistics.js';
import { describe, enumOf } from './enum-words.js';

export const DistributionFieldEnum = enumOf(distributionFields);
registerEnumType(DistributionFieldEnum, {
  name: 'DistributionField',
  description: 'A field whose values are counted.',
  valuesConfig: describe(
    Object.fromEntries(distributionFields.map((name) => [name, entryField(name).description])),
  ),
});

export const GrowthStepEnum = enumOf(growthSteps);
registerEnumType(GrowthStepEnum, {
  name: 'GrowthStep',
  description: 'What the growth of the database is counted by.',
  valuesConfig: describe({ day: 'The days in UTC.', month: 'The months in UTC.' }),
});

export const AssociationKindEnum = enumOf(associationKinds);
registerEnumType(AssociationKindEnum, {
  name: 'AssociationKind',
  description: 'What a node of the association graph stands for.',
  valuesConfig: describe(
    Object.fromEntries(associationKinds.map((name) => [name, entryField(name).description])),
  ),
});
