import { restPaths } from '@contract/rest-paths';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { CodeExample } from '../../components/CodeExample';
import { paths } from '../../paths';
import classes from './HomePage.module.css';

/** Where the data come from, and how to contribute, to cite and to use the data from a program. */
export function Notes() {
  return (
    <div className={classes.notes}>
      <Note title="Where the data come from">
        <Text>
          The entries summarise published knowledge. Diseases have Disease Ontology and MONDO identifiers,
          antigens UniProt and HGNC identifiers.{' '}
          <NoteLink to={`${paths.about}#sources`}>Sources and checks</NoteLink>
        </Text>
        <Text>For research and teaching. It is not medical advice.</Text>
      </Note>
      <Note title="How to contribute">
        <Text>
          If an entry is missing, propose it: no account is needed, and a reviewer reads every proposal. If an
          entry is wrong, use “Suggest a correction” on its page.{' '}
          <NoteLink to={paths.submit()}>Propose an entry</NoteLink>
        </Text>
      </Note>
      <Note title="How to cite">
        <Text>
          Every entry has an accession that is never given twice, and every version of it an address that
          always shows that version; “Cite” on its page gives them as text, BibTeX or RIS.{' '}
          <NoteLink to={`${paths.about}#cite`}>Cite the whole database</NoteLink>
        </Text>
      </Note>
      <Note title="Use it from a program">
        <Text>
          Scripts need no key. <NoteLink to={paths.apiDocs}>REST and GraphQL</NoteLink>
        </Text>
        <CodeExample code={`curl '${exampleAddress()}'`} />
      </Note>
    </div>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.note}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}

function NoteLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Anchor component={Link} inherit to={to}>
      {children}
    </Anchor>
  );
}

/** An example request. The shown URL is quoted because a shell expands `*` and `?`. */
function exampleAddress(): string {
  return `${window.location.origin}${restPaths.entries}?autoantigen=*thyro*`;
}
