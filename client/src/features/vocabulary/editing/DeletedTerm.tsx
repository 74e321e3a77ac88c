import { useNavigate } from 'react-router-dom';

import { Lead, PageTitle } from '../../../components/PageTitle';
import { useIsMounted } from '../../../hooks/useIsMounted';
import { paths } from '../../../paths';
import classes from './TermEditing.module.css';
import { TermHistory } from './TermHistory';

/** The history of a term that was deleted, from which it can be restored. */
export function DeletedTerm({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const open = (slug: string) => {
    if (isMounted()) void navigate(paths.term(slug), { replace: true });
  };
  return (
    <div className={classes.page}>
      <PageTitle title="Deleted term" path={null} />
      <Lead>The vocabulary no longer has this name. Restore an earlier version to bring it back.</Lead>
      <TermHistory term={{ id, name: 'the term', version: null }} onRestored={({ slug }) => open(slug)} />
    </div>
  );
}
