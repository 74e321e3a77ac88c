import type { ListCriteria } from '../../components/useInCode/restParameters';
import { CompletenessPlot } from './CompletenessPlot';
import { DiseaseHeatMap } from './DiseaseHeatMap';
import { DistributionPlot } from './DistributionPlot';
import { GrowthOverTime } from './GrowthOverTime';
import classes from './Plots.module.css';

interface PlotsProps {
  readonly view: ListCriteria;
}

const distributions = [
  { of: 'disease', title: 'Entries per disease', words: ['disease', 'diseases'] },
  { of: 'autoantibody', title: 'Top autoantibodies', words: ['autoantibody', 'autoantibodies'] },
  { of: 'autoantigen', title: 'Top autoantigens', words: ['autoantigen', 'autoantigens'] },
  { of: 'type', title: 'Types of autoantigen', words: ['type', 'types'] },
  {
    of: 'isotypeSubclasses',
    title: 'Isotypes and subclasses',
    words: ['isotype or subclass', 'isotypes and subclasses'],
  },
  { of: 'screening', title: 'Screening methods', words: ['method', 'methods'] },
] as const;

/** All plots of the page. */
export function Plots({ view }: PlotsProps) {
  return (
    <div className={classes.plots}>
      {distributions.map((distribution) => (
        <DistributionPlot key={distribution.of} {...distribution} view={view} />
      ))}
      <DiseaseHeatMap view={view} />
      <div className={classes.column}>
        <DistributionPlot
          of="confirmation"
          title="Confirmation methods"
          words={['method', 'methods']}
          view={view}
        />
        <GrowthOverTime view={view} />
      </div>
      <CompletenessPlot view={view} />
    </div>
  );
}
