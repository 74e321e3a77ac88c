import { ErrorState } from '../../components/ErrorState';
import { useStatisticsQuery } from '../../generated/home';
import { DiseaseRanking } from './DiseaseRanking';
import { EntryAnatomy } from './EntryAnatomy';
import { Hero } from './Hero';
import classes from './HomePage.module.css';
import { HomeStructuredData } from './HomeStructuredData';
import { KeyFigures } from './KeyFigures';
import { LatestChanges } from './LatestChanges';
import { Notes } from './Notes';
import { Tools } from './Tools';

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
      <Notes />
    </div>
  );
}
