import { createContext, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Which branches of the tree are open, and how to open or close one. */
interface OpenBranches {
  readonly isOpen: (branch: string) => boolean;
  readonly toggle: (branch: string) => void;
}

/** The open branches of the tree around. */
export const OpenBranchesContext = createContext<OpenBranches>({
  isOpen: () => false,
  toggle: () => undefined,
});

/** The branches that are open in this place of the history; going back finds them open again. */
export function useOpenBranches(): OpenBranches {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const open = useMemo(() => readOpenBranches(location.state), [location.state]);
  const toggle = useCallback(
    (branch: string) => {
      const next = open.includes(branch) ? open.filter((other) => other !== branch) : [...open, branch];
      void navigate(pathname + search, { replace: true, preventScrollReset: true, state: { open: next } });
    },
    [open, pathname, search, navigate],
  );
  return useMemo(() => ({ isOpen: (branch) => open.includes(branch), toggle }), [open, toggle]);
}

/** The history is not ours alone, so nothing in it is taken on trust. */
function readOpenBranches(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !('open' in state)) return [];
  const open: unknown = state.open;
  return Array.isArray(open) ? open.filter((branch) => typeof branch === 'string') : [];
}
