import { parseAccession } from '@contract/accession';
import { Anchor, Button } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { PageTitle } from '../components/PageTitle';
import { SearchBox } from '../components/SearchBox';
import { StateMessage } from '../components/StateMessage';
import { paths } from '../paths';
import { wordsIn } from './addressWords';
import classes from './NotFoundPage.module.css';

/** What anybody sees who follows an address that leads nowhere: what it might have meant, and the ways on. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const words = wordsIn(pathname);
  return (
    <div className={classes.page}>
      <PageTitle title="Page not found" />
      <StateMessage
        title="There is no page at this address"
        action={
          <>
            <Button component={Link} to={paths.entries()}>
              Browse entries
            </Button>
            <Button component={Link} to={paths.home} variant="default">
              Go to the start
            </Button>
          </>
        }
      >
        <code className={classes.address}>{pathname}</code> leads nowhere. It may have been mistyped, or the
        page has moved. Entries keep their address for good.
        {parseAccession(words) !== null && (
          <>
            {' '}
            Did you mean{' '}
            <Anchor component={Link} inherit to={paths.entry(words.toUpperCase())}>
              entry {words.toUpperCase()}
            </Anchor>
            ?
          </>
        )}
      </StateMessage>
      <SearchBox
        key={words}
        label="Search for what you were after"
        placeholder="Disease, antibody, antigen or UniProt ID"
        size="lg"
        term={words}
        onSearch={(search) => void navigate(paths.entries({ search }))}
      />
    </div>
  );
}
