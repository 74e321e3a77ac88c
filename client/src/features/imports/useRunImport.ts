import { useApolloClient } from '@apollo/client/react';

import { useRunImportMutation } from '../../generated/imports';
import type { ImportDetailsFragment, ImportMode } from '../../generated/types';
import { evictFindings, evictImports } from './importsCache';

/** Returns a function that stores the previewed rows; the import itself reports the progress. */
export function useRunImport({ id, existing }: Pick<ImportDetailsFragment, 'id' | 'existing'>) {
  const { cache } = useApolloClient();
  const [mutate, { loading, error }] = useRunImportMutation();
  const run = async (mode: ImportMode) => {
    try {
      await mutate({ variables: { id, options: { mode, existing } } });
      evictImports(cache);
      evictFindings(cache, id);
    } catch {
      // The page shows the error next to the action.
    }
  };
  return { run: (mode: ImportMode) => void run(mode), isBusy: loading, error };
}
