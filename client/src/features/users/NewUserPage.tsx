import { useLocation, useNavigate } from 'react-router-dom';

import { notifyDone } from '../../components/notify';
import { PageTitle } from '../../components/PageTitle';
import type { AdministeredUserFragment } from '../../generated/types';
import { paths } from '../../paths';
import { BackToUsers } from './BackToUsers';
import { NewUserForm } from './NewUserForm';
import { listQueryOf, readLinkState } from './userLinkState';
import classes from './UserPage.module.css';

/** Creates an account, by invitation or with a password, and opens its page. */
export function NewUserPage() {
  const link = readLinkState(useLocation());
  const navigate = useNavigate();
  const handleCreated = (user: AdministeredUserFragment, isInvited: boolean) => {
    notifyDone(isInvited ? 'userInvited' : 'userCreated');
    void navigate(paths.user(user.id), { state: link });
  };
  return (
    <div className={classes.page}>
      <div>
        <BackToUsers link={link} />
      </div>
      <PageTitle title="Add user" />
      <NewUserForm onScreen={listQueryOf(link)} onCreated={handleCreated} />
    </div>
  );
}
