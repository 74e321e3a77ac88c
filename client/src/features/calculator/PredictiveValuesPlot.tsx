import { diagnosticFigures } from '@contract/rules/diagnostics';

import { PlotFrame } from '../../components/plots/PlotFrame';
import { usePlotWidth } from '../../components/plots/usePlotWidth';
import classes from './Calculator.module.css';
import { type CompleteView, testOf } from './calculatorView';
import { figuresCode } from './figuresCode';
import { formatShare } from './shares';

interface PlotProps {
  readonly view: CompleteView;
  /** The test and the prevalence in words. */
  readonly about: string;
}

const title = 'Predictive values over prevalence';
const height = 460;
const edge = { left: 44, right: 12, top: 12, bottom: 34 };
const points = 160;

/** Both predictive values over the prevalence, on a logarithmic axis, with the prevalence of the page marked. */
export function PredictiveValuesPlot({ view, about }: PlotProps) {
  const { ref, width } = usePlotWidth();
  const test = testOf(view);
  const decades = Math.min(12, Math.max(6, Math.ceil(-Math.log10(view.prevalence || 1))));
  const x = (prevalence: number) =>
    edge.left + (1 + Math.log10(prevalence) / decades) * (width - edge.left - edge.right);
  const y = (share: number) => edge.top + (1 - share) * (height - edge.top - edge.bottom);
  const line = (figure: 'ppv' | 'npv') =>
    Array.from({ length: points + 1 }, (_, step) => 10 ** (-decades * (1 - step / points)))
      .flatMap((prevalence) => {
        const share = diagnosticFigures(test, prevalence)[figure];
        return share === null ? [] : [`${x(prevalence).toFixed(1)},${y(share).toFixed(1)}`];
      })
      .join(' ');
  const here = diagnosticFigures(test, view.prevalence);
  const ticks = Array.from({ length: decades + 1 }, (_, place) => 10 ** (place - decades)).filter(
    (_, place) => width / decades > 60 || (decades - place) % 2 === 0,
  );
  const prevalences = Array.from({ length: decades }, (_, place) => 10 ** (place - decades))
    .flatMap((decade) => [decade, 2 * decade, 5 * decade])
    .map((prevalence) => Number(prevalence.toPrecision(3)));
  return (
    <PlotFrame
      title={title}
      note="Probability that a result is right; logarithmic prevalence"
      about={about}
      height={height}
      code={() => figuresCode(title, view)}
      table={{
        columns: ['Prevalence', 'Positive predictive value', 'Negative predictive value'],
        rows: prevalences.map((prevalence) => {
          const { ppv, npv, postTestNegative } = diagnosticFigures(test, prevalence);
          const cells = [formatShare(prevalence), formatShare(ppv), formatShare(npv, postTestNegative ?? 0)];
          return { cells, to: null };
        }),
      }}
    >
      <div ref={ref}>
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={`${title}: ${about}`}
          className={classes.plot}
        >
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <g key={share}>
              <path d={`M${edge.left} ${y(share)}H${width - edge.right}`} className={classes.grid} />
              <text x={edge.left - 6} y={y(share) + 4} textAnchor="end" className={classes.tick}>
                {share * 100}%
              </text>
            </g>
          ))}
          {ticks.map((prevalence) => (
            <text
              key={prevalence}
              x={x(prevalence)}
              y={height - 14}
              textAnchor="middle"
              className={classes.tick}
            >
              {formatShare(Number(prevalence.toPrecision(1)))}
            </text>
          ))}
          {view.prevalence > 0 && (
            <path d={`M${x(view.prevalence)} ${edge.top}V${height - edge.bottom}`} className={classes.here} />
          )}
          <polyline points={line('npv')} className={classes.negative} />
          <polyline points={line('ppv')} className={classes.positive} />
          {view.prevalence > 0 && here.ppv !== null && (
            <circle cx={x(view.prevalence)} cy={y(here.ppv)} r={4.5} className={classes.dot} />
          )}
          <text x={edge.left + 8} y={y(0.5) - 8} className={classes.positiveLabel}>
            Solid: positive predictive value
          </text>
          <text x={edge.left + 8} y={y(0.5) - 26} className={classes.negativeLabel}>
            Dashed: negative predictive value
          </text>
        </svg>
      </div>
    </PlotFrame>
  );
}
