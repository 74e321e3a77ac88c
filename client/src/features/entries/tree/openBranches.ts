import { createContext, useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isObject } from '../../../components/isObject';
import { useTyped } from '../../../hooks/useTyped';

/** Which branches of the tree are open, and a function to toggle one. */
interface OpenBranches {
  readonly isOpen: (branch: string) => boolean;
  readonly toggle: (branch: string) => void;
}

/** The open branches of the surrounding tree. */
export const OpenBranchesContext = createContext<OpenBranches>({
  isOpen: () => false,
  toggle: () => undefined,
});

/** The open branches, stored in the history state so that going back restores them. */
export function useOpenBranches(): OpenBranches {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const arrived = useMemo(() => readOpenBranches(location.state), [location.state]);
  // A branch opens at once, so that two quick presses open two branches.
  const [chosen, setChosen] = useTyped<readonly string[], string>(JSON.stringify(arrived));
  const open = chosen?.content ?? arrived;
  const toggle = useCallback(
    (branch: string) => {
      const next = open.includes(branch) ? open.filter((other) => other !== branch) : [...open, branch];
      setChosen({ content: next, sent: [...(chosen?.sent ?? []), JSON.stringify(next)] });
      void navigate(pathname + search, { replace: true, preventScrollReset: true, state: { open: next } });
    },
    [open, chosen, pathname, search, navigate, setChosen],
  );
  return useMemo(() => ({ isOpen: (branch) => open.includes(branch), toggle }), [open, toggle]);
}

/** Parses the history state. Other code can write it too, so it is validated. */
function readOpenBranches(state: unknown): readonly string[] {
  if (!isObject(state) || !Array.isArray(state.open)) return [];
  return state.open.filter((branch) => typeof branch === 'string');
}
