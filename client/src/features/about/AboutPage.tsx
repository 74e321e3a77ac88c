import { clientPages } from '@contract/client-pages';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';

import { PageTitle } from '../../components/PageTitle';
import { paths } from '../../paths';
import classes from './AboutPage.module.css';
import { AboutSection } from './AboutSection';
import { AboutSources } from './AboutSources';
import { Checks } from './Checks';
import { CiteDatabase } from './CiteDatabase';
import { Contents } from './Contents';
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
            A laboratory, a clinic or a consortium can run an atlas of its own. What this page says of the
            data holds for the {starterData.entries} starter entries on {starterData.diseases} diseases that
            come with the software; whoever runs this site answers for anything added to them.
          </Text>
        </AboutSection>
        <AboutSources />
        <Checks />
        <AboutSection topic="limits">
          <Text className={classes.warning}>
            <strong>This is not medical advice.</strong> It is made for research and teaching. No finding here
            replaces the judgement of a laboratory or a physician.
          </Text>
          <ul>
            <li>
              Clinical statements without a number, and references without an identifier, are general
              knowledge that nobody has checked.
            </li>
            <li>
              A sensitivity, predictive value or cut-off belongs to the cohort and the assay named with it.
            </li>
            <li>Some entries are research findings or disputed. Their field “Diagnostic marker” says so.</li>
            <li>
              Diseases are named as the ontologies name them, even where clinicians now prefer another name.
            </li>
            <li>An accession that UniProt has merged since 2022 would not show.</li>
          </ul>
        </AboutSection>
        <Licences />
        <CiteDatabase />
        <AboutSection topic="errors">
          <Text>
            Tell whoever runs this site: the accession of the entry, the field, what is wrong with it, and a
            reference. An error in the starter entries or in the software is also welcome as an issue in the
            project that this site was installed from.
          </Text>
          <Text>
            To look up an accession, go to{' '}
            <Anchor component={Link} inherit to={paths.entries()}>
              the entries
            </Anchor>
            . Accessions are not given twice, and entries keep their address.
          </Text>
        </AboutSection>
      </div>
    </div>
  );
}
