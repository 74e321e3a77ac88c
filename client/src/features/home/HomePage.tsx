import { ErrorState } from '../../components/ErrorState';
import { useStatisticsQuery } from '../../generated/home';
import { AboutData } from './AboutData';
import { DiseaseRanking } from './DiseaseRanking';
import { EntryAnatomy } from './EntryAnatomy';
import { Hero } from './Hero';
import classes from './HomePage.module.css';
import { HomeStructuredData } from './HomeStructuredData';
import { HowToCite } from './HowToCite';
import { HowToSubmit } from './HowToSubmit';
import { KeyFigures } from './KeyFigures';
import { LatestChanges } from './LatestChanges';
import { Tools } from './Tools';
import { UseByProgram } from './UseByProgram';

/** The home page: what the database is, how much it contains, how to search it, and its sources. */
export function HomePage() {
  const { data, error, refetch } = useStatisticsQuery();
  return (
    <div className={classes.page}>
      <HomeStructuredData />
      <div className={classes.top}>
        <Hero />
        <EntryAnatomy />
      </div>
      {error ? (
        <ErrorState error={error} operation="fetchStatistics" onRetry={() => void refetch()} />
      ) : (
        <KeyFigures overview={data?.statistics.overview} />
      )}
      <Tools />
      <div className={classes.columns}>
        {!error && <DiseaseRanking diseases={data?.statistics.diseaseBreakdown} />}
        <LatestChanges />
      </div>
      <div className={classes.notes}>
        <AboutData />
        <HowToSubmit />
        <HowToCite />
        <UseByProgram />
      </div>
    </div>
  );
}
