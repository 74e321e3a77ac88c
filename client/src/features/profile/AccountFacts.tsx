import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';

import { Day } from '../../components/Day';
import type { UserFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import { useMay } from '../../session/useSession';
import classes from './ProfilePage.module.css';
import { ProfileSection } from './ProfileSection';

interface AccountFactsProps {
  readonly user: UserFieldsFragment;
}

/** The facts of the user's account that they cannot change themselves. */
export function AccountFacts({ user }: AccountFactsProps) {
  return (
    <ProfileSection
      title="Your account"
      about="You sign in with the e-mail address. The role determines what you can do."
    >
      <dl>
        <div className={classes.fact}>
          <dt>E-mail address</dt>
          <dd>
            {user.email}
            <EmailChangeHint id={user.id} />
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>Role</dt>
          <dd>{user.role}</dd>
        </div>
        <div className={classes.fact}>
          <dt>Member since</dt>
          <dd>
            <Day moment={user.createdAt} />
          </dd>
        </div>
        <div className={classes.fact}>
          <dt>Last sign-in</dt>
          <dd>{user.lastLoginAt === null ? 'Not recorded' : <Day moment={user.lastLoginAt} />}</dd>
        </div>
      </dl>
    </ProfileSection>
  );
}

function EmailChangeHint({ id }: { readonly id: string }) {
  const mayChange = useMay('users.update');
  if (!mayChange) return <span className={classes.hint}>Ask an administrator to change it.</span>;
  return (
    <span className={classes.hint}>
      <Anchor component={Link} inherit to={paths.user(id)}>
        Change it in Users
      </Anchor>
    </span>
  );
}
