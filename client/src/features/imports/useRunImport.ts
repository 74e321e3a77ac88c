import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { useRunImportMutation } from '../../generated/imports';
import type { ImportDetailsFragment, ImportMode } from '../../generated/types';
import { paths } from '../../paths';
import { evictFindings, evictImports } from './importsCache';

/** Returns a function that stores the previewed rows; the import itself reports the progress. */
export function useRunImport({ id, existing }: Pick<ImportDetailsFragment, 'id' | 'existing'>) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [mutate, { loading, error }] = useRunImportMutation();
  const run = async (mode: ImportMode) => {
    try {
      const { data } = await mutate({ variables: { id, options: { mode, existing } } });
      evictImports(cache);
      evictFindings(cache, id);
      if (data) void navigate(paths.import(data.runImport.id), { replace: true });
    } catch {
      // The page shows the error next to the action.
    }
  };
  return { run: (mode: ImportMode) => void run(mode), isBusy: loading, error };
}
