import { Fact, FactGroup } from '../../../components/facts/FactGroup';
import { factSectionId } from './entryFacts';

/** The additional facts of an entry, under the names given by its curator. */
export function AdditionalFacts({ additional }: { readonly additional: Readonly<Record<string, string>> }) {
  const facts = Object.entries(additional);
  if (facts.length === 0) return null;
  return (
    <FactGroup id={factSectionId('additional')} label="Additional">
      {facts.map(([key, value]) => (
        <Fact key={key} term={key}>
          {value}
        </Fact>
      ))}
    </FactGroup>
  );
}
