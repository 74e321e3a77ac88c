import { type VocabularyNotice, vocabularyNotices } from '@contract/vocabulary-exports';
import type { ReactNode } from 'react';

import { ButtonLink } from '../../components/ButtonLink';
import { EntityLabel } from '../../components/EntityLabel';
import { Fact, FactGroup } from '../../components/facts/FactGroup';
import { formatCount, formatEntries } from '../../components/format';
import { PageTitle } from '../../components/PageTitle';
import { TextLink } from '../../components/TextLink';
import type { VocabularyTermQuery } from '../../generated/types';
import { paths } from '../../paths';
import { ListFact } from './ListFact';
import { TermCodes } from './TermCodes';
import classes from './Vocabulary.module.css';

type Term = VocabularyTermQuery['autoantibodyTerm'];

interface TermArticleProps {
  readonly term: Term;
}

const synonymKinds = [
  { kind: 'exact', label: 'Other names' },
  { kind: 'abbreviation', label: 'Abbreviations' },
  { kind: 'broad', label: 'Wider names' },
  { kind: 'related', label: 'Related names' },
] as const;

/** Everything that the vocabulary knows about a term; `actions` are those of people who may edit it. */
export function TermArticle({ term, actions }: TermArticleProps & { readonly actions?: ReactNode }) {
  const { name, slug, isClass, counts } = term;
  const own = isClass ? { autoantibodyClass: slug } : { overview: `autoantibody/${name}` };
  return (
    <article data-stack="12" style={{ maxWidth: '60rem' }}>
      <header className={classes.head}>
        <p style={{ flexBasis: '100%' }}>
          <EntityLabel kind="autoantibody">
            {isClass ? 'Class of autoantibodies' : 'Autoantibody'}
          </EntityLabel>
        </p>
        <PageTitle title={name} />
        <p data-text="quiet" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatEntries(counts.entries)}
          {counts.entries > 0 && ` about ${formatCount(counts.diseases, 'disease', 'diseases')}`}
        </p>
        {counts.entries > 0 && !isClass && (
          <ButtonLink
            to={paths.overview('autoantibody', name)}
            variant="default"
            size="compact-md"
            data-screen-only
          >
            Its diseases
          </ButtonLink>
        )}
        {counts.entries > 0 && (
          <ButtonLink to={paths.entries(own)} variant="default" size="compact-md" data-screen-only>
            Show entries
          </ButtonLink>
        )}
        {actions}
      </header>
      <Names term={term} />
      <TermCodes term={term} />
      <Sources term={term} />
    </article>
  );
}

function Names({ term: { synonyms, classes: of, members } }: TermArticleProps) {
  if (synonyms.length + of.length + members.length === 0) return null;
  return (
    <FactGroup label="Names and classes">
      {synonymKinds.map(({ kind, label }) => (
        <ListFact key={kind} term={label} items={synonyms.filter((synonym) => synonym.kind === kind)}>
          {({ name, ambiguous }) => (
            <>
              {name}
              {ambiguous && <span className={classes.kind}>has other meanings, too</span>}
            </>
          )}
        </ListFact>
      ))}
      <ListFact term="Classes" items={of}>
        {linkTo}
      </ListFact>
      <ListFact term={`Members (${members.length})`} items={members}>
        {linkTo}
      </ListFact>
    </FactGroup>
  );
}

const linkTo = ({ slug, name }: Term['classes'][number]) => <TextLink to={paths.term(slug)}>{name}</TextLink>;

function Sources({ term: { sources, hpo, loinc } }: TermArticleProps) {
  const notices: readonly VocabularyNotice[] = [
    ...(hpo.length > 0 ? (['hpo'] as const) : []),
    ...(loinc.length > 0 ? (['loinc'] as const) : []),
  ];
  if (sources.length + notices.length === 0) return null;
  return (
    <FactGroup label="Where this was read">
      {sources.map(({ fact, source, version }) => (
        <Fact key={fact + source} term={factName(fact)}>
          {source}
          {version !== null && `, ${version}`}
        </Fact>
      ))}
      {notices.map((notice) => (
        <Fact key={notice} term={notice === 'hpo' ? 'Notice of HPO' : 'Notice of LOINC'}>
          {vocabularyNotices[notice]}
        </Fact>
      ))}
    </FactGroup>
  );
}

const factNames: Readonly<Record<string, string>> = {
  name: 'Name',
  synonyms: 'Other names',
  hpo: 'HPO terms',
  icap: 'Patterns',
  loinc: 'LOINC codes',
  targets: 'Targets',
  members: 'Members',
};

/** `classes: ENA` says where the class ENA was read. */
function factName(fact: string): string {
  return factNames[fact] ?? fact.replace(/^classes: /, 'Class ');
}
