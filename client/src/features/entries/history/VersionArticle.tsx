import { formatVersionedAccession } from '@contract/accession';
import { entryTitle } from '@contract/entry-title';
import { Group } from '@mantine/core';

import { CopyLinkButton } from '../../../components/CopyLinkButton';
import { Day } from '../../../components/Moment';
import { PageTitle } from '../../../components/PageTitle';
import { PrintButton } from '../../../components/PrintButton';
import { versionInCode } from '../../../components/useInCode/entriesInCode';
import { UseInCodeButton } from '../../../components/useInCode/UseInCodeButton';
import { EntryVersionDocument } from '../../../generated/history';
import type { VersionFieldsFragment } from '../../../generated/types';
import { paths } from '../../../paths';
import { CiteEntryButton } from '../citing/CiteEntryButton';
import { AdditionalFacts } from '../detail/AdditionalFacts';
import { EntityChain } from '../detail/EntityChain';
import { EntryFacts } from '../detail/EntryFacts';
import pageClasses from '../detail/EntryPage.module.css';
import { PrintedCitation } from '../detail/PrintedCitation';
import classes from './EntryHistory.module.css';
import { VersionBanner } from './VersionBanner';

interface VersionArticleProps {
  readonly shown: VersionFieldsFragment;
  readonly onRestore: () => void;
}

/** An entry as it was at one version, labelled as such, with the actions on that version. */
export function VersionArticle({ shown, onRestore }: VersionArticleProps) {
  const { accession, version, autoantibody, disease } = shown;
  const path = paths.entryVersion(shown);
  return (
    <article data-stack="20" className={pageClasses.article}>
      {/* Search engines index the page of the entry. */}
      <meta name="robots" content="noindex" />
      <VersionBanner shown={shown} onRestore={onRestore} />
      <header data-stack="10" className={pageClasses.head}>
        <PageTitle title={`Version ${version} of ${accession}: ${entryTitle(shown)}`} path={null}>
          {autoantibody} <span data-text="quiet">in {disease}</span>
        </PageTitle>
        <Group gap="6px 18px" data-text="quiet">
          <span className={pageClasses.accession}>{formatVersionedAccession(shown)}</span>
          <span>
            From <Day moment={shown.updatedAt} />
          </span>
          <div data-buttons data-screen-only>
            <CiteEntryButton entry={shown} />
            <CopyLinkButton path={path} />
            <UseInCodeButton view={() => versionInCode(path, shown, EntryVersionDocument)} />
            <PrintButton />
          </div>
        </Group>
      </header>
      <EntityChain entry={shown} />
      <div className={classes.facts}>
        <EntryFacts entry={shown} withEmpty={false} />
        <AdditionalFacts additional={shown.additional} />
      </div>
      <PrintedCitation entry={shown} />
    </article>
  );
}
