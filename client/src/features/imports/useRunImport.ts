import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { useRunImportMutation } from '../../generated/imports';
import type { ImportDetailsFragment, ImportMode } from '../../generated/types';
import { paths } from '../../paths';
import { forgetImports } from './importsCache';

/** Stores what was previewed; how far that is, the import itself tells. */
export function useRunImport({ id, existing }: Pick<ImportDetailsFragment, 'id' | 'existing'>) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [mutate, { loading, error }] = useRunImportMutation();
  const run = async (mode: ImportMode) => {
    try {
      const { data } = await mutate({ variables: { id, options: { mode, existing } } });
      forgetImports(cache);
      if (data) void navigate(paths.import(data.runImport.id), { replace: true });
    } catch {
      // The failure is shown beside what was tried.
    }
  };
  return { run: (mode: ImportMode) => void run(mode), isBusy: loading, error };
}
