import { PageTitle } from '../../components/PageTitle';

/** Stands in until the page is there. */
export function NewUserPage() {
  return <PageTitle title="New person" />;
}
