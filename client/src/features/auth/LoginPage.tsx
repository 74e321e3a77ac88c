import { Navigate, useLocation } from 'react-router-dom';

import { Notice } from '../../components/Notice';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';
import { loginNotices, readLoginNotice } from '../../session/loginState';
import { nextPage } from '../../session/nextPage';
import { useSession } from '../../session/useSession';
import { AuthPage } from './AuthPage';
import { LoginForm } from './LoginForm';

/** Signs a user in and returns to the page that they wanted. */
export function LoginPage() {
  const here = useLocation();
  const { isAuthenticated } = useSession();
  const notice = readLoginNotice(here.state);
  if (isAuthenticated) return <Navigate to={nextPage(here.search)} replace />;
  return (
    <AuthPage title="Sign in" note={<AccountPurpose />}>
      {notice !== null && <Notice role="status">{loginNotices[notice]}</Notice>}
      <LoginForm />
    </AuthPage>
  );
}

function AccountPurpose() {
  return (
    <>
      <h2>What an account is for</h2>
      <p>
        With an account you can create, edit and restore entries. The history of an entry shows your name with
        each change. Administrators also manage users. Reading, searching and downloading need no account:{' '}
        <TextLink to={paths.entries()}>browse all entries</TextLink>.
      </p>
      <h2>How to get an account</h2>
      <p>
        Ask an administrator of this database. They send an invitation by e-mail, and you choose your
        password.
      </p>
    </>
  );
}
