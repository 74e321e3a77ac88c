import { parseAccession } from '@contract/accession';
import { Anchor } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';

import { SearchBox } from '../components/SearchBox';
import { paths } from '../paths';
import { ErrorPage } from './ErrorPage';
import classes from './NotFoundPage.module.css';
import { searchTermsOf } from './searchTermsOf';

/** Shown at an address that does not exist, with suggestions of what it might have meant, and links to other pages. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const words = searchTermsOf(pathname);
  return (
    <ErrorPage
      name="Page not found"
      title="There is no page at this address"
      onward={{ to: paths.home, label: 'Go to the start' }}
      below={
        <SearchBox
          label="Search for what you were after"
          placeholder="Disease, antibody, antigen or UniProt ID"
          size="lg"
          term={words}
        />
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
    </ErrorPage>
  );
}
