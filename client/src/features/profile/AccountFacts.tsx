import { FactRow } from '../../components/FactRow';
import { Day } from '../../components/Moment';
import { TextLink } from '../../components/TextLink';
import type { UserFieldsFragment } from '../../generated/types';
import { paths } from '../../paths';
import { useMay } from '../../session/useSession';
import { ProfileSection } from './ProfileSection';

/** The facts of the user's account that they cannot change themselves. */
export function AccountFacts({ user }: { readonly user: UserFieldsFragment }) {
  return (
    <ProfileSection
      title="Your account"
      about="You sign in with the e-mail address. The role determines what you can do."
    >
      <dl>
        <FactRow label="E-mail address" hint={<EmailChangeHint id={user.id} />}>
          {user.email}
        </FactRow>
        <FactRow label="Role">{user.role}</FactRow>
        <FactRow label="Member since">
          <Day moment={user.createdAt} />
        </FactRow>
        <FactRow label="Last sign-in">
          {user.lastLoginAt === null ? 'Not recorded' : <Day moment={user.lastLoginAt} />}
        </FactRow>
      </dl>
    </ProfileSection>
  );
}

function EmailChangeHint({ id }: { readonly id: string }) {
  const mayChange = useMay('users.update');
  if (!mayChange) return 'Ask an administrator to change it.';
  return <TextLink to={paths.user(id)}>Change it in Users</TextLink>;
}
