import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';

import type { ListCriteria } from '../../components/useInCode/restParameters';
import { CompletenessPlot } from './CompletenessPlot';
import { DiseaseHeatMap } from './DiseaseHeatMap';
import { DistributionPlot } from './DistributionPlot';
import { GrowthOverTime } from './GrowthOverTime';
import { MethodsPlot } from './MethodsPlot';
import classes from './Plots.module.css';

interface PlotsProps {
  readonly view: ListCriteria;
  /** Whether the plots below the first two are shown. */
  readonly isWhole: boolean;
  /** The address of the page with all plots, or with the first ones only. */
  readonly toggle: string;
}

const first = [
  { of: 'disease', title: 'Entries per disease', words: ['disease', 'diseases'] },
  { of: 'autoantibody', title: 'Top autoantibodies', words: ['autoantibody', 'autoantibodies'] },
] as const;

const further = [
  { of: 'autoantigen', title: 'Top autoantigens', words: ['autoantigen', 'autoantigens'] },
  { of: 'type', title: 'Types of autoantigen', words: ['type', 'types'] },
  {
    of: 'isotypeSubclasses',
    title: 'Isotypes and subclasses',
    words: ['isotype or subclass', 'isotypes and subclasses'],
  },
] as const;

/** The two most telling plots, and the others on request. */
export function Plots({ view, isWhole, toggle }: PlotsProps) {
  const navigate = useNavigate();
  return (
    <div className={classes.plots}>
      {first.map((distribution) => (
        <DistributionPlot key={distribution.of} {...distribution} view={view} />
      ))}
      <div className={classes.more} data-screen-only>
        <Button
          variant="default"
          aria-expanded={isWhole}
          onClick={() => void navigate(toggle, { preventScrollReset: true })}
        >
          {isWhole ? 'Fewer figures' : 'More figures'}
        </Button>
        {!isWhole && (
          <span data-text="quiet">
            Shared autoantibodies, autoantigens, types, isotypes, methods, completeness, growth
          </span>
        )}
      </div>
      {isWhole && <FurtherPlots view={view} />}
    </div>
  );
}

function FurtherPlots({ view }: { readonly view: ListCriteria }) {
  return (
    <>
      <DiseaseHeatMap view={view} />
      {further.map((distribution) => (
        <DistributionPlot key={distribution.of} {...distribution} view={view} />
      ))}
      <MethodsPlot of="screening" title="Screening methods" view={view} />
      <MethodsPlot of="confirmation" title="Confirmation methods" view={view} />
      <CompletenessPlot view={view} />
      <GrowthOverTime view={view} />
    </>
  );
}
