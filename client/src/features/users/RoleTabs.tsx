import { roles } from '@contract/roles';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';

import { FailureText } from '../../components/FailureText';
import { formatNumber } from '../../components/format';
import type { UserFiguresQuery } from '../../generated/types';
import { useUserFiguresQuery } from '../../generated/users';
import { paths } from '../../paths';
import classes from './RoleTabs.module.css';
import { roleWords } from './roleWords';
import { addressOf, type UsersView } from './usersSearchParams';
import { narrowed } from './viewChanges';

interface RoleTabsProps {
  readonly view: UsersView;
}

/** How many people there are, in all and in each role; each figure leads to the list of those. */
export function RoleTabs({ view }: RoleTabsProps) {
  const { data, previousData, loading, error, refetch } = useUserFiguresQuery({
    notifyOnNetworkStatusChange: true,
  });
  const figures = error ? undefined : (data ?? previousData)?.userStats;
  return (
    <nav aria-label="Users by role" aria-busy={loading}>
      <ul className={classes.tabs}>
        <Tab label="All users" role={null} view={view} figure={totalOf(figures)} isLoading={loading} />
        {roles.map((role) => (
          <Tab
            key={role}
            label={roleWords[role].many}
            role={role}
            view={view}
            figure={figures?.roleStats.find((stat) => stat.role === role)}
            isLoading={loading}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p className={classes.failure} role="alert">
          <FailureText error={error} operation="fetchUserStatistics" />
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </p>
      )}
    </nav>
  );
}

interface Figure {
  readonly count: number;
  readonly active: number;
  readonly inactive: number;
}

function totalOf(figures: UserFiguresQuery['userStats'] | undefined): Figure | undefined {
  if (figures === undefined) return undefined;
  const { totalUsers, activeUsers, inactiveUsers } = figures.overview;
  return { count: totalUsers, active: activeUsers, inactive: inactiveUsers };
}

interface TabProps extends RoleTabsProps {
  readonly label: string;
  readonly role: UsersView['role'];
  readonly figure: Figure | undefined;
  readonly isLoading: boolean;
}

function Tab({ label, role, view, figure, isLoading }: TabProps) {
  return (
    <li className={classes.item}>
      <Link
        to={paths.users(addressOf(narrowed(view, { role })))}
        className={classes.tab}
        aria-current={view.role === role ? 'true' : undefined}
        preventScrollReset
      >
        <span className={classes.label}>{label}</span>
        {figure ? (
          <>
            <span className={classes.count}>{formatNumber(figure.count)}</span>
            <span className={classes.parts}>
              {formatNumber(figure.active)} active
              {figure.inactive > 0 && `, ${formatNumber(figure.inactive)} inactive`}
            </span>
          </>
        ) : (
          <Waiting isLoading={isLoading} />
        )}
      </Link>
    </li>
  );
}

/** Keeps the room of a figure that is on its way, or did not come. */
function Waiting({ isLoading }: Pick<TabProps, 'isLoading'>) {
  return (
    <>
      <span className={classes.count}>{isLoading ? <Skeleton height={22} width={40} /> : '–'}</span>
      <span className={classes.parts}>{isLoading && <Skeleton height={11} width={72} />}</span>
    </>
  );
}
