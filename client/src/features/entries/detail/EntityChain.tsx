import type { EntityKind } from '@contract/entry-field-row';
import { Box } from '@mantine/core';

import { EntityLabel } from '../../../components/EntityLabel';
import { TextLink } from '../../../components/TextLink';
import { useRelatedEntriesQuery } from '../../../generated/entries';
import { paths } from '../../../paths';
import classes from './EntityChain.module.css';
import type { EntryTexts } from './entryFacts';

const chain: readonly EntityKind[] = ['disease', 'autoantibody', 'autoantigen', 'epitope'];

interface EntityChainProps {
  readonly entry: EntryTexts;
  /** The entry whose vocabulary term is linked; earlier versions have none. */
  readonly id?: string;
}

/** The four entities that an entry links, in order; each leads to everything about it. */
export function EntityChain({ entry, id }: EntityChainProps) {
  return (
    <dl data-framed className={classes.chain}>
      {chain.map((kind) => (
        <div key={kind} className={classes.link} data-entity={kind}>
          <Box component="dt" fz="xs" fw={600}>
            <EntityLabel kind={kind} />
          </Box>
          <dd className={classes.value}>{valueOf(entry, kind)}</dd>
          {kind === 'autoantibody' && id !== undefined && <TermOfEntry id={id} />}
        </div>
      ))}
    </dl>
  );
}

function valueOf(entry: EntryTexts, kind: EntityKind) {
  const value = entry[kind];
  if (value === null) return 'Not recorded';
  // An epitope has no page of its own.
  const to = kind === 'epitope' ? paths.entries({ epitope: value }) : paths.overview(kind, value);
  return (
    <TextLink underline="hover" to={to}>
      {value}
    </TextLink>
  );
}

/** A link to the vocabulary's term of the autoantibody of an entry, if it has one: read with the related entries. */
function TermOfEntry({ id }: { readonly id: string }) {
  const { data } = useRelatedEntriesQuery({ variables: { id } });
  const term = data?.entry?.autoantibodyTerm;
  if (!term) return null;
  return (
    <dd className={classes.term} data-screen-only>
      <TextLink to={paths.term(term.slug)} aria-label={`In the vocabulary: ${term.name}`} title={term.name}>
        In the vocabulary
      </TextLink>
    </dd>
  );
}
