import { limits } from '../../schema/contract/limits.js';
import { markerRoleNoun } from './differential.js';
import { count, many, noun, type Of, one, oneOf } from './noun.js';
import { valueCountNoun } from './statistics.js';

const heatMapCell = noun(
  'HeatMapCell',
  'Number and role of the entries that link a disease to an autoantibody.',
  {
    disease: count('Index of the disease in `diseases`, starting at 0.'),
    autoantibody: count('Index of the autoantibody in `autoantibodies`, starting at 0.'),
    count: count('Number of entries that link the two.'),
    role: oneOf(
      markerRoleNoun,
      'What these entries say the autoantibody is good for; of several roles the strongest.',
    ),
  },
);

export type HeatMap = Of<typeof heatMapNoun>;
export const heatMapNoun = noun(
  'HeatMap',
  'Matrix of the most frequent autoantibodies and of the diseases with the most entries for them.',
  {
    diseases: many(
      one(valueCountNoun, 'Rows of the matrix. Each counts all entries of the disease.'),
      limits.plots.heatMap.max,
    ),
    autoantibodies: many(
      one(valueCountNoun, 'Columns of the matrix. Each counts all entries of the autoantibody.'),
      limits.plots.heatMap.max,
    ),
    cells: many(one(heatMapCell, 'Cells with entries, row by row.'), limits.plots.heatMap.max ** 2),
  },
);
