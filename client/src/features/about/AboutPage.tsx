import { clientPages } from '@contract/client-pages';
import { dataAuthors, dataLicence } from '@contract/dataset';
import { productName } from '@contract/product';
import { vocabularyNotices } from '@contract/vocabulary-exports';
import { Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';

import { copyText } from '../../components/copyText';
import { ExternalLink } from '../../components/ExternalLink';
import { today } from '../../components/format';
import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { Table } from '../../components/Table';
import { TextLink } from '../../components/TextLink';
import { ToolButton } from '../../components/ToolButton';
import { paths } from '../../paths';
import classes from './AboutPage.module.css';
import { AboutSection, topics } from './AboutSection';
import { attribution, foundInMondo, sources, starterData } from './starterData';

/** The About page: purpose, sources, quality and terms of use of the database. */
export function AboutPage() {
  return (
    <div data-columns className={classes.page}>
      <PageTitle title={clientPages.about.title}>About Autoimmune Atlas</PageTitle>
      <Contents />
      <div data-stack="36">
        <AboutSection topic="what">
          <Text>
            Autoimmune Atlas is an open database. Each entry links one autoimmune disease to one autoantibody,
            the self-antigen it binds and, where known, the epitope, with the assays, clinical meaning and
            literature behind that link. Reading it needs no account.
          </Text>
          <Text>
            A laboratory, a clinic or a consortium can run an atlas of its own. This page describes the{' '}
            {starterData.entries} starter entries on {starterData.diseases} diseases that come with the
            software. The operator of this site is responsible for all other entries.
          </Text>
        </AboutSection>
        <AboutSources />
        <Checks />
        <AboutSection topic="limits">
          <Notice>
            <strong>This is not medical advice.</strong> It is for research and teaching. No finding here
            replaces the judgement of a laboratory or a physician.
          </Notice>
          <ul>
            <li>
              Clinical statements without a number and references without an identifier are general knowledge.
              Nobody has checked them.
            </li>
            <li>A sensitivity, predictive value or cut-off applies only to its cohort and assay.</li>
            <li>
              Some entries are research findings or disputed. The field “Diagnostic marker” states this.
            </li>
            <li>Diseases have the names of the ontologies, even if clinicians now prefer other names.</li>
            <li>The checks do not detect accessions that UniProt has merged since 2022.</li>
          </ul>
        </AboutSection>
        <Licences />
        <CiteDatabase />
        <AboutSection topic="errors">
          <Text>
            Write to the operator of this site: name the accession of the entry, the field, the error and a
            reference. You can also report errors in the starter entries or in the software as issues of the
            software project.
          </Text>
          <Text>
            To look up an accession, go to <TextLink to={paths.entries()}>the entries</TextLink>. An accession
            is never reused, and the address of an entry never changes.
          </Text>
        </AboutSection>
      </div>
    </div>
  );
}

/** The table of contents of the page. */
function Contents() {
  return (
    <nav aria-label="On this page" className={classes.contents} data-screen-only>
      <ul>
        {Object.entries(topics).map(([topic, heading]) => (
          <li key={topic}>
            <a href={`#${topic}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The licences of the software and of the starter entries. */
function Licences() {
  return (
    <AboutSection topic="licences">
      <Text>
        The software is free under the{' '}
        <ExternalLink href="https://www.apache.org/licenses/LICENSE-2.0">Apache License 2.0</ExternalLink>.
        The starter entries are free under{' '}
        <ExternalLink href={dataLicence.href}>{dataLicence.name}</ExternalLink>: you may use them for any
        purpose if you name the source. If you republish them, write:
      </Text>
      <blockquote className={classes.quote}>{attribution}</blockquote>
      <Text>
        The <TextLink to={paths.vocabulary()}>vocabulary</TextLink> and its exports hold codes of others,
        which are theirs:
      </Text>
      {Object.values(vocabularyNotices).map((notice) => (
        <blockquote key={notice} className={classes.quote}>
          {notice}
        </blockquote>
      ))}
    </AboutSection>
  );
}

/** Which facts of the starter entries were compared with other sources, and which were not. */
function Checks() {
  const { withUniprotId, withDoid, withMondo } = starterData;
  return (
    <AboutSection topic="checks">
      <Text>The identifiers were typed first. A program then compared them with independent tables:</Text>
      <ul>
        <li>
          All {withUniprotId} UniProt accessions belong to the gene that the entry names, and are reviewed
          human proteins.
        </li>
        <li>All {withDoid} DOIDs exist, and the disease is their label or synonym.</li>
        <li>
          {foundInMondo} of {withMondo} MONDO identifiers were found in a release of Mondo and are not
          obsolete.
        </li>
      </ul>
      <Text>
        <strong>Not checked by a program:</strong> whether the antibody really occurs in the disease,
        epitopes, mechanisms, isotypes and methods. These are general knowledge of the field, partly compared
        with abstracts.
      </Text>
      <Text>
        {starterData.withIdentifiedReference} of the {starterData.entries} entries have at least one reference
        with a PMID, PMC number or DOI; these references were looked up. Sensitivities, predictive values and
        cut-offs come only from abstracts and published criteria.
      </Text>
    </AboutSection>
  );
}

/** How to cite the whole database, with today as the date of access. */
function CiteDatabase() {
  const citation = databaseCitation(window.location.origin);
  return (
    <AboutSection topic="cite">
      <Text>Cite the whole database with the date of access:</Text>
      <blockquote className={classes.quote}>{citation}</blockquote>
      <ToolButton
        Icon={IconCopy}
        style={{ justifySelf: 'start' }}
        data-screen-only
        onClick={() => void copyText(citation, 'citationCopied')}
      >
        Copy citation
      </ToolButton>
      <Text>
        A single entry has an accession and a version. “Cite” on its page gives the citation as text, BibTeX
        or RIS, with an address that shows this version also after the entry has changed.
      </Text>
    </AboutSection>
  );
}

function databaseCitation(origin: string): string {
  return `${dataAuthors}. ${productName}. ${origin} (accessed ${today()}).`;
}

/** The sources of the starter entries, with the licence of each. */
function AboutSources() {
  return (
    <AboutSection topic="sources">
      <Text>
        The starter entries were written for this project from published knowledge. All sentences are our own.
        Names and identifiers come from these sources:
      </Text>
      <Table className={classes.sources} aria-label="Sources">
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Used for</th>
            <th scope="col">Terms</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, href, usedFor, licence }) => (
            <tr key={name}>
              <th scope="row">
                {href === undefined ? name : <ExternalLink href={href}>{name}</ExternalLink>}
              </th>
              <td>{usedFor}</td>
              <td>{licence}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text>
        Accessions were checked with lists that others derived from HGNC, UniProt and IEDB. Nothing was copied
        from IEDB.
      </Text>
    </AboutSection>
  );
}
