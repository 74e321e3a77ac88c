import { ExternalLink } from '../../components/ExternalLink';
import { FactGroup } from '../../components/facts/FactGroup';
import { TextLink } from '../../components/TextLink';
import type { VocabularyTermQuery } from '../../generated/types';
import { paths } from '../../paths';
import { ListFact } from './ListFact';
import classes from './Vocabulary.module.css';

interface TermCodesProps {
  readonly term: VocabularyTermQuery['autoantibodyTerm'];
}

const hpoRelations = { broad: 'a wider term', narrow: 'a narrower term', close: 'a close term' } as const;

/** The patterns, codes and targets of a term, each with a link to where it is defined. */
export function TermCodes({ term: { icap, hpo, loinc, targets } }: TermCodesProps) {
  if (icap.length + hpo.length + loinc.length + targets.length === 0) return null;
  return (
    <FactGroup label="Patterns, codes and targets">
      <ListFact
        term="HEp-2 patterns"
        meaning="Patterns on HEp-2 cells, as the ICAP consensus names them"
        items={icap}
      >
        {({ code, name }) => (
          <>
            <TextLink to={paths.vocabulary({ icap: code })}>{code}</TextLink> {name}
          </>
        )}
      </ListFact>
      <ListFact term="Human Phenotype Ontology" items={hpo}>
        {({ id, label, relation }) => (
          <>
            <ExternalLink mono href={`https://hpo.jax.org/browse/term/${id}`}>
              {id}
            </ExternalLink>{' '}
            {label}
            {relation !== 'exact' && <span className={classes.kind}>{hpoRelations[relation]}</span>}
          </>
        )}
      </ListFact>
      <ListFact term="LOINC" items={loinc}>
        {({ code, name, scope }) => (
          <>
            <ExternalLink mono href={`https://loinc.org/${code}`}>
              {code}
            </ExternalLink>{' '}
            {name}
            {scope === 'group' && <span className={classes.kind}>a test of its group</span>}
          </>
        )}
      </ListFact>
      <ListFact term="Targets" items={targets}>
        {({ uniprotId, name }) => (
          <>
            <ExternalLink mono href={`https://www.uniprot.org/uniprotkb/${uniprotId}`}>
              {uniprotId}
            </ExternalLink>{' '}
            {name}
          </>
        )}
      </ListFact>
    </FactGroup>
  );
}
