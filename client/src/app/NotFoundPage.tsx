import { parseAccession } from '@contract/accession';
import { useLocation } from 'react-router-dom';

import { SearchBox } from '../components/SearchBox';
import { TextLink } from '../components/TextLink';
import { paths } from '../paths';
import { ErrorPage } from './ErrorPage';
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
          label="Search the entries"
          placeholder="Disease, antibody, antigen or UniProt ID"
          size="lg"
          term={words}
        />
      }
    >
      The address <code data-text="mono">{pathname}</code> does not exist. Check its spelling. The page may
      have moved; the address of an entry never changes.
      {parseAccession(words) !== null && (
        <>
          {' '}
          Did you mean <TextLink to={paths.entry(words.toUpperCase())}>entry {words.toUpperCase()}</TextLink>?
        </>
      )}
    </ErrorPage>
  );
}
