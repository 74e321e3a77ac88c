import { roles } from '@contract/roles';

import { formatNumber } from '../../components/format';
import { InlineFailure } from '../../components/InlineFailure';
import { FigureTab, FigureTabs } from '../../components/list/FigureTabs';
import type { UserFiguresQuery } from '../../generated/types';
import { useUserFiguresQuery } from '../../generated/users';
import { paths } from '../../paths';
import { roleLabels } from './roleLabels';
import { addressOf, type UsersView } from './usersSearchParams';
import { narrowed } from './viewChanges';

interface RoleTabsProps {
  readonly view: UsersView;
}

/** The number of users in total and by role; each links to that list. */
export function RoleTabs({ view }: RoleTabsProps) {
  const { data, previousData, loading, error, refetch } = useUserFiguresQuery({
    notifyOnNetworkStatusChange: true,
  });
  const figures = error ? undefined : (data ?? previousData)?.userStats;
  return (
    <nav aria-label="Users by role" aria-busy={loading}>
      <FigureTabs look="parted">
        <Tab label="All users" role={null} view={view} figure={totalOf(figures)} isLoading={loading} />
        {roles.map((role) => (
          <Tab
            key={role}
            label={roleLabels[role].many}
            role={role}
            view={view}
            figure={figures?.roleStats.find((stat) => stat.role === role)}
            isLoading={loading}
          />
        ))}
      </FigureTabs>
      {error !== undefined && (
        <InlineFailure error={error} operation="fetchUserStatistics" onRetry={refetch} />
      )}
    </nav>
  );
}

type Figure = Omit<UserFiguresQuery['userStats']['roleStats'][number], '__typename' | 'role'>;

function totalOf(figures: UserFiguresQuery['userStats'] | undefined): Figure | undefined {
  if (figures === undefined) return undefined;
  const { totalUsers, activeUsers, invitedUsers, inactiveUsers } = figures.overview;
  return { count: totalUsers, active: activeUsers, invited: invitedUsers, inactive: inactiveUsers };
}

interface TabProps extends RoleTabsProps {
  readonly label: string;
  readonly role: UsersView['role'];
  readonly figure: Figure | undefined;
  readonly isLoading: boolean;
}

function Tab({ label, role, view, figure, isLoading }: TabProps) {
  return (
    <FigureTab
      label={label}
      figure={figure?.count}
      isLoading={isLoading}
      isShown={view.role === role}
      target={paths.users(addressOf(narrowed(view, { role })))}
      parts={figure ? partsOf(figure) : null}
    />
  );
}

function partsOf({ active, invited, inactive }: Figure): string {
  const others = [
    { count: invited, state: 'invited' },
    { count: inactive, state: 'inactive' },
  ].filter(({ count }) => count > 0);
  // Who is invited is active, too, but cannot sign in yet.
  const parts = [{ count: active - invited, state: 'active' }, ...others];
  return parts.map(({ count, state }) => `${formatNumber(count)} ${state}`).join(', ');
}
