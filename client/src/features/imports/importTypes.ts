import type {
  ImportConflictsQuery,
  ImportProblemFieldsFragment,
  ImportRowsQuery,
} from '../../generated/types';

export type ImportRow = ImportRowsQuery['importRows']['items'][number];
export type ImportProblem = ImportProblemFieldsFragment;
export type ImportConflict = NonNullable<ImportConflictsQuery['import']>['conflicts'][number];
