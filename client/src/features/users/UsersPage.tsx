import { PageTitle } from '../../components/PageTitle';

/** Stands in until the page is there. */
export function UsersPage() {
  return <PageTitle title="People" />;
}
