import { useLocation, useNavigate } from 'react-router-dom';

import { BackToList, readListState } from '../../components/BackToList';
import { notifyDone } from '../../components/notify';
import { PageTitle } from '../../components/PageTitle';
import type { AdministeredUserFragment } from '../../generated/types';
import { useIsMounted } from '../../hooks/useIsMounted';
import { paths } from '../../paths';
import { NewUserForm } from './NewUserForm';
import { listQueryOf } from './usersSearchParams';

/** Creates an account, by invitation or with a password, and opens its page. */
export function NewUserPage() {
  const link = readListState(useLocation());
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const handleCreated = (user: AdministeredUserFragment, isInvited: boolean) => {
    notifyDone(isInvited ? 'userInvited' : 'userCreated');
    if (isMounted()) void navigate(paths.user(user.id), { state: link });
  };
  return (
    <div data-stack="20">
      <div>
        <BackToList path={paths.users()} list={link.list} all="All users" />
      </div>
      <PageTitle title="Add user" />
      <NewUserForm onScreen={listQueryOf(link)} onCreated={handleCreated} />
    </div>
  );
}
