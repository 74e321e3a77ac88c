import { PageTitle } from '../../components/PageTitle';

/** Stands in until the page is there. */
export function UserPage() {
  return <PageTitle title="Person" />;
}
