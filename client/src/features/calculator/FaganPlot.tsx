import { diagnosticFigures } from '@contract/rules/diagnostics';

import { PlotFrame } from '../../components/plots/PlotFrame';
import { usePlotWidth } from '../../components/plots/usePlotWidth';
import classes from './Calculator.module.css';
import { type CompleteView, testOf } from './calculatorView';
import { figuresCode } from './figuresCode';
import { digits, formatRatio, formatShare } from './shares';

const title = 'Fagan nomogram';
const height = 460;
const edge = { side: 64, top: 34, bottom: 14 };
const probabilities = [
  1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 0.001, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999, 0.9999, 0.99999,
];
const ratioTicks = [1e-5, 1e-4, 1e-3, 0.01, 0.1, 1, 10, 100, 1000, 1e4, 1e5];
/** A tick is exact: `50%`, not `50.0%`. */
const tickLabel = (share: number): string =>
  share < 0.5 ? formatShare(share) : `${Number((share * 100).toPrecision(8))}%`;
const logit = (share: number): number => Math.log(share / (1 - share));
const isOnScale = (share: number | null): share is number => share !== null && share > 0 && share < 1;

/**
 * Fagan's nomogram: a straight line from the probability before through the likelihood ratio leads to the probability
 * after, since the left axis runs downwards and the logarithms of odds and ratio add up.
 */
export function FaganPlot({ view, about }: { readonly view: CompleteView; readonly about: string }) {
  const { ref, width } = usePlotWidth();
  const { prevalence } = view;
  const test = testOf(view);
  const figures = diagnosticFigures(test, prevalence);
  const results = [
    {
      name: 'positive',
      ratio: figures.lrPositive,
      isInfinite: figures.lrPositiveInfinite,
      after: figures.postTestPositive,
    },
    {
      name: 'negative',
      ratio: figures.lrNegative,
      isInfinite: figures.lrNegativeInfinite,
      after: figures.postTestNegative,
    },
  ] as const;
  const drawn = results.flatMap(({ name, after }) =>
    isOnScale(prevalence) && isOnScale(after) ? [{ name, after }] : [],
  );
  const shown = [...(isOnScale(prevalence) ? [prevalence] : []), ...drawn.map(({ after }) => after)];
  const reach = Math.max(logit(0.9991), ...shown.map((share) => Math.abs(logit(share)) + 0.4));
  const middle = edge.top + (height - edge.top - edge.bottom) / 2;
  const y = (up: number) => middle - (up / reach) * ((height - edge.top - edge.bottom) / 2);
  const [left, centre, right] = [edge.side, width / 2, width - edge.side];
  // The lines begin in one half of the left axis; the other half is free.
  const legend = prevalence < 0.5 ? y(-reach) - 22 : y(reach) + 4;
  const ticks = probabilities.filter((share) => Math.abs(logit(share)) <= reach);
  const missing = results.filter(({ name }) => drawn.every((line) => line.name !== name));
  return (
    <PlotFrame
      title={title}
      note="A line from the probability before through the likelihood ratio leads to the probability after"
      about={about}
      height={height}
      code={() => figuresCode(title, view)}
      table={{
        columns: ['Result', 'Probability before', 'Likelihood ratio', 'Probability after'],
        rows: results.map(({ name, ratio, isInfinite, after }) => ({
          cells: [name, formatShare(prevalence), formatRatio(ratio, isInfinite), formatShare(after)],
          to: null,
        })),
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
          {[
            { at: left, words: 'Before' },
            { at: centre, words: 'Likelihood ratio' },
            { at: right, words: 'After' },
          ].map(({ at, words }) => (
            <g key={words}>
              <text x={at} y={14} textAnchor="middle" className={classes.axisName}>
                {words}
              </text>
              <line x1={at} x2={at} y1={y(reach)} y2={y(-reach)} className={classes.axis} />
            </g>
          ))}
          {ticks.map((share) => (
            <g key={share} className={classes.tick}>
              <text x={left - 8} y={y(-logit(share)) + 4} textAnchor="end">
                {tickLabel(share)}
              </text>
              <text x={right + 8} y={y(logit(share)) + 4}>
                {tickLabel(share)}
              </text>
              <path d={`M${left} ${y(-logit(share))}h-4`} className={classes.axis} />
              <path d={`M${right} ${y(logit(share))}h4`} className={classes.axis} />
            </g>
          ))}
          {drawn.map(({ name, after }) => (
            <line
              key={name}
              x1={left}
              y1={y(-logit(prevalence))}
              x2={right}
              y2={y(logit(after))}
              className={name === 'positive' ? classes.positive : classes.negative}
            />
          ))}
          {ratioTicks
            .filter((ratio) => Math.abs(Math.log(ratio)) / 2 <= reach)
            .map((ratio) => (
              <text key={ratio} x={centre + 7} y={y(Math.log(ratio) / 2) + 4} className={classes.ratioTick}>
                {digits(ratio, 4)}
              </text>
            ))}
          {missing.length > 0 && (
            <text x={centre} y={height - 2} textAnchor="middle" className={classes.tick}>
              No line for a {missing.map(({ name }) => name).join(' or ')} result: it leads to 0, 1 or 0/0
            </text>
          )}
          <text x={left + 4} y={legend} className={classes.positiveLabel}>
            Solid: positive
          </text>
          <text x={left + 4} y={legend + 18} className={classes.negativeLabel}>
            Dashed: negative
          </text>
        </svg>
      </div>
    </PlotFrame>
  );
}
