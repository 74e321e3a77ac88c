import { ExternalLink } from '../../components/ExternalLink';
import { Fact, FactGroup } from '../../components/facts/FactGroup';
import { TextLink } from '../../components/TextLink';
import type { VocabularyTermQuery } from '../../generated/types';
import { paths } from '../../paths';
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
      {icap.length > 0 && (
        <Fact term="HEp-2 patterns" meaning="Patterns on HEp-2 cells, as the ICAP consensus names them">
          <ul data-stack="4" className={classes.parts}>
            {icap.map(({ code, name }) => (
              <li key={code}>
                <TextLink to={paths.vocabulary({ icap: code })}>{code}</TextLink> {name}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {hpo.length > 0 && (
        <Fact term="Human Phenotype Ontology">
          <ul data-stack="4" className={classes.parts}>
            {hpo.map(({ id, label, relation }) => (
              <li key={id}>
                <ExternalLink mono href={`https://hpo.jax.org/browse/term/${id}`}>
                  {id}
                </ExternalLink>{' '}
                {label}
                {relation !== 'exact' && <span className={classes.kind}>{hpoRelations[relation]}</span>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {loinc.length > 0 && (
        <Fact term="LOINC">
          <ul data-stack="4" className={classes.parts}>
            {loinc.map(({ code, name, scope }) => (
              <li key={code}>
                <ExternalLink mono href={`https://loinc.org/${code}`}>
                  {code}
                </ExternalLink>{' '}
                {name}
                {scope === 'group' && <span className={classes.kind}>a test of its group</span>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {targets.length > 0 && (
        <Fact term="Targets">
          <ul data-stack="4" className={classes.parts}>
            {targets.map(({ uniprotId, name }) => (
              <li key={uniprotId}>
                <ExternalLink mono href={`https://www.uniprot.org/uniprotkb/${uniprotId}`}>
                  {uniprotId}
                </ExternalLink>{' '}
                {name}
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </FactGroup>
  );
}
