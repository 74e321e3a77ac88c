import { clientPages } from '@contract/client-pages';
import { Text } from '@mantine/core';

import { Notice } from '../../components/Notice';
import { PageTitle } from '../../components/PageTitle';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../paths';
import classes from './AboutPage.module.css';
import { AboutSection, topics } from './AboutSection';
import { AboutSources } from './AboutSources';
import { Checks } from './Checks';
import { CiteDatabase } from './CiteDatabase';
import { Licences } from './Licences';
import { starterData } from './starterData';

/** The About page: purpose, sources, quality and terms of use of the database. */
export function AboutPage() {
  return (
    <div className={classes.page}>
      <PageTitle title={clientPages.about.title}>About Autoimmune Atlas</PageTitle>
      <Contents />
      <div className={classes.sections}>
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
    <nav aria-label="On this page" className={classes.contents}>
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
