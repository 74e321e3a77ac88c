import { clientPages } from '@contract/client-pages';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';

import { EntityLabel } from '../../components/EntityLabel';
import { ExternalLink } from '../../components/ExternalLink';
import { formatCount, formatEntries, formatNumber } from '../../components/format';
import { PageTitle } from '../../components/PageTitle';
import { TextLink } from '../../components/TextLink';
import type { OverviewPageFragment } from '../../generated/types';
import { paths } from '../../paths';
import classes from './Overview.module.css';
import { OverviewActions } from './OverviewActions';
import { OverviewLinks } from './OverviewLinks';
import type { OverviewView } from './overviewView';

interface OverviewHeadProps {
  readonly overview: OverviewPageFragment;
  readonly view: OverviewView;
}

/** What an overview is about: its names, identifiers and counts, and what can be done with it. */
export function OverviewHead({ overview, view }: OverviewHeadProps) {
  const { kind, name, slug, inVocabulary, via, matched, identifiers, entriesRead, counts } = overview;
  return (
    <header data-stack="8" className={classes.head}>
      <p>
        <EntityLabel kind={kind === 'pattern' ? 'autoantibody' : kind}>{kindWord(overview)}</EntityLabel>
      </p>
      <PageTitle
        title={name}
        description={`${clientPages[kind].title}: ${name}. ${clientPages[kind].description}`}
        path={paths.overview(kind, slug)}
      />
      {via !== 'name' && (
        <p className={classes.via} data-screen-only role="status">
          {matched} {leadsHow(overview)} {name}.
        </p>
      )}
      <OtherMeanings {...overview} />
      <Kinds {...overview} />
      <OtherNames names={overview.alsoCalled} />
      {inVocabulary && (
        <p className={classes.names}>
          <span data-text="quiet">In the vocabulary:</span> <TextLink to={paths.term(slug)}>{name}</TextLink>
        </p>
      )}
      {identifiers.length > 0 && (
        <ul className={classes.identifiers} aria-label="Identifiers">
          {identifiers.map(({ database, id, url }) => (
            <li key={url}>
              <span data-text="quiet">{database}</span>{' '}
              <ExternalLink href={url} mono>
                {id}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.counts}>{countsText(overview)}</p>
      {entriesRead < counts.entries && (
        <p data-text="quiet">
          This page is made of the {formatNumber(entriesRead)} oldest of {formatNumber(counts.entries)}{' '}
          entries.
        </p>
      )}
      <OverviewActions overview={overview} view={view} />
    </header>
  );
}

/** How the typed name leads to the page. An autoantibody is also found by names that do not mean exactly it. */
function leadsHow({ kind, via, matched, alsoCalled }: OverviewPageFragment): string {
  if (via === 'identifier') return 'identifies';
  const isExact = kind !== 'autoantibody' || alsoCalled.includes(matched);
  return isExact ? 'is another name of' : 'is a wider or related name of';
}

/** What an ambiguous name means, besides what the page is about. */
function OtherMeanings({ kind, matched, otherMeanings }: OverviewPageFragment) {
  if (otherMeanings.length === 0) return null;
  return (
    <p className={classes.via} data-screen-only role="status">
      {matched} also means <OverviewLinks kind={kind} targets={otherMeanings} />.
    </p>
  );
}

/** The kinds of an autoantibody, which have pages of their own. */
function Kinds({ kind, kinds }: OverviewPageFragment) {
  if (kinds.length === 0 || kind === 'disease') return null;
  return (
    <p className={classes.via} data-screen-only>
      Its kinds have pages of their own: <OverviewLinks kind={kind} targets={kinds} />.
    </p>
  );
}

function kindWord({ kind, isClass }: OverviewPageFragment): string {
  return isClass ? 'Class of autoantibodies' : clientPages[kind].title;
}

function countsText({ kind, isClass, counts }: OverviewPageFragment): string {
  const parts = [
    kind !== 'disease' && formatCount(counts.diseases, 'disease', 'diseases'),
    (kind !== 'autoantibody' || isClass) &&
      formatCount(counts.autoantibodies, 'autoantibody', 'autoantibodies'),
    kind !== 'autoantigen' && formatCount(counts.autoantigens, 'autoantigen', 'autoantigens'),
    formatEntries(counts.entries),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

const namesShown = 8;

/** Other names; a long list is folded. */
function OtherNames({ names }: { readonly names: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (names.length === 0) return null;
  const hidden = isOpen ? 0 : Math.max(0, names.length - namesShown);
  return (
    <p className={classes.names}>
      <span data-text="quiet">Also called</span> {names.slice(0, names.length - hidden).join('; ')}
      {names.length > namesShown && (
        <>
          {' '}
          <UnstyledButton
            className={classes.unfold}
            data-screen-only
            aria-expanded={isOpen}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          >
            {isOpen ? 'Show fewer' : `and ${formatNumber(hidden)} more`}
          </UnstyledButton>
        </>
      )}
    </p>
  );
}
