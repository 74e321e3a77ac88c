import { skipToken } from '@apollo/client/react';
import { measuredFields } from '@contract/entry-fields';
import { describeEntry, entryTitle } from '@contract/entry-title';
import { Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';

import { EmptyFieldsButton } from '../../../components/EmptyFieldsButton';
import { Day } from '../../../components/Moment';
import { onDemand } from '../../../components/OnDemand';
import { PageTitle } from '../../../components/PageTitle';
import { SectionIndex } from '../../../components/SectionIndex';
import { useEntryMeasuresQuery } from '../../../generated/measures';
import type { EntryFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { useMay } from '../../../session/useSession';
import { EntryHistorySection } from '../history/EntryHistorySection';
import type { HistoryView } from '../history/historyView';
import { AdditionalFacts } from './AdditionalFacts';
import { EntityChain } from './EntityChain';
import { EntryActions } from './EntryActions';
import { EntryFacts } from './EntryFacts';
import { countEmpty, factSections } from './entryFacts';
import classes from './EntryPage.module.css';
import { PrintedCitation } from './PrintedCitation';
import { RelatedEntries } from './RelatedEntries';

const EntryMeasures = onDemand(() => import('../measures/EntryMeasures'), 'EntryMeasures');

const measuresSection = { id: 'section-numbers', label: 'Numbers in the text' };
const historySection = { id: 'section-history', label: 'History' };

interface EntryArticleProps {
  readonly entry: EntryFieldsFragment;
  /** The part of its history that the URL requests. */
  readonly view: HistoryView;
}

/** An entry in full: the entity chain, all fields, related entries and the history. */
export function EntryArticle({ entry, view }: EntryArticleProps) {
  const [withEmpty, { toggle }] = useDisclosure(false);
  const withMeasures = statesNumbers(entry);
  const hasMeasures = useHasMeasures(entry.id, withMeasures);
  return (
    <article data-stack="20" className={classes.article}>
      <header data-stack="10" className={classes.head}>
        <PageTitle
          title={entryTitle(entry)}
          description={describeEntry(entry)}
          path={paths.entry(entry.accession)}
        >
          {entry.autoantibody} <span data-text="quiet">in {entry.disease}</span>
        </PageTitle>
        <Group gap="6px 18px" data-text="quiet">
          <span className={classes.accession}>{entry.accession}</span>
          <span>Version {entry.version}</span>
          <span>
            Updated <Day moment={entry.updatedAt} />
          </span>
          <EntryActions entry={entry} />
        </Group>
      </header>
      <EntityChain entry={entry} id={entry.id} />
      <div data-columns className={classes.columns}>
        <div>
          <EntryFacts entry={entry} withEmpty={withEmpty} />
          <AdditionalFacts additional={entry.additional} />
          <EmptyFieldsButton count={countEmpty(entry)} isShown={withEmpty} onToggle={toggle} mt={20} />
          {withMeasures && <EntryMeasures key={entry.id} entry={entry} id={measuresSection.id} />}
        </div>
        <div data-stack="28" className={classes.aside}>
          <SectionIndex
            label="Sections of the entry"
            sections={[
              ...factSections(entry, withEmpty),
              ...(hasMeasures ? [measuresSection] : []),
              historySection,
            ]}
          />
          <RelatedEntries entry={entry} />
        </div>
      </div>
      <div id={historySection.id} tabIndex={-1} style={{ scrollMarginTop: 16 }}>
        <EntryHistorySection entry={entry} current={entry.version} view={view} />
      </div>
      <PrintedCitation entry={entry} />
    </article>
  );
}

/** Whether a field whose numbers are read holds a digit; only then the page asks for them. */
function statesNumbers(entry: EntryFieldsFragment): boolean {
  return measuredFields.some((name) => /\d/u.test(entry[name] ?? ''));
}

/** Whether the page of an entry has a section of numbers; `isPossible` is false if its texts cannot state any. */
function useHasMeasures(id: string, isPossible: boolean): boolean {
  const mayReview = useMay('measures.review');
  const { data } = useEntryMeasuresQuery(isPossible ? { variables: { id } } : skipToken);
  // Until its numbers are known, it has the section: what came later would move what stands beside it.
  const found = data?.entry?.measures.length;
  return isPossible && (mayReview || found !== 0);
}
