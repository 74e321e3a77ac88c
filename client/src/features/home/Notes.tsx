import { restPaths } from '@contract/rest-paths';
import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

import { CodeExample } from '../../components/CodeExample';
import { TextLink } from '../../components/TextLink';
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
          <TextLink to={`${paths.about}#sources`}>Sources and checks</TextLink>
        </Text>
        <Text>For research and teaching. It is not medical advice.</Text>
      </Note>
      <Note title="How to contribute">
        <Text>
          If an entry is missing, propose it: no account is needed, and a reviewer reads every proposal. If an
          entry is wrong, use “Suggest a correction” on its page.{' '}
          <TextLink to={paths.submit()}>Propose an entry</TextLink>
        </Text>
      </Note>
      <Note title="How to cite">
        <Text>
          Every entry has an accession that is never given twice, and every version of it an address that
          always shows that version; “Cite” on its page gives them as text, BibTeX or RIS.{' '}
          <TextLink to={`${paths.about}#cite`}>Cite the whole database</TextLink>
        </Text>
      </Note>
      <Note title="Use it from a program">
        <Text>
          Scripts need no key. <TextLink to={paths.apiDocs}>REST and GraphQL</TextLink>
        </Text>
        <CodeExample code={`curl '${exampleAddress()}'`} />
      </Note>
    </div>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section data-stack="8" className={classes.note}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}

/** An example request. The shown URL is quoted because a shell expands `*` and `?`. */
function exampleAddress(): string {
  return `${window.location.origin}${restPaths.entries}?autoantigen=*thyro*`;
}
