import type { EntityKind } from '@contract/entry-field-row';
import { Box, Group, SegmentedControl, Skeleton, Title } from '@mantine/core';
import { type ReactNode, useId, useRef, useState } from 'react';

import { sourceLine } from '../download/drawing';
import { SaveMenu } from '../download/SaveMenu';
import { EntityIcon } from '../EntityLabel';
import { ErrorState } from '../ErrorState';
import type { ResultState } from '../latestResult';
import switchClasses from '../ShowAsSwitch.module.css';
import type { CodeView } from '../useInCode/codeView';
import classes from './PlotFrame.module.css';
import { plotSvg } from './plotSvg';
import { type PlotTable, PlotTableView } from './PlotTableView';

interface PlotFrameProps {
  readonly title: string;
  /** What is counted, the unit, and the total. */
  readonly note: string;
  /** The same for the table, if it contains more than the plot. @default the note */
  readonly tableNote?: string;
  /** The filters in words, blank for all entries; for images, which are read out of context. */
  readonly about: string;
  readonly kind?: EntityKind | undefined;
  /** The height of plot and table in pixels, so that the layout does not jump when they load. */
  readonly height: number;
  readonly isWide?: boolean;
  /** The state of the query behind it. @default loaded: it is calculated here */
  readonly answer?: ResultState;
  /** Returns the requests that give programs the same data. */
  readonly code: () => CodeView;
  /** `undefined` while it is loading. */
  readonly table: PlotTable | undefined;
  /** The text of an empty plot. @default blank: it is never empty */
  readonly emptyNote?: string;
  readonly children: ReactNode;
}

const calculated: ResultState = { error: undefined, isStale: false, onRetry: () => undefined };

const shapes = [
  { value: 'plot', label: 'Plot' },
  { value: 'table', label: 'Table' },
];

/** A plot with title and unit, an equivalent table, and its downloads. */
export function PlotFrame({ title, note, about, kind, height, isWide = false, ...props }: PlotFrameProps) {
  const { answer = calculated, table, tableNote = note, children, emptyNote = '' } = props;
  const [shape, setShape] = useState('plot');
  const place = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const isEmpty = table?.rows.length === 0;
  const drawing = () => {
    const plot = place.current?.querySelector('svg');
    if (!plot) throw new Error('there is no drawing');
    const source = [about, sourceLine(new Date())].filter((text) => text !== '').join(' · ');
    return plotSvg(plot, { title, notes: [note, source] });
  };
  return (
    <section
      data-framed
      data-fades
      className={classes.frame}
      aria-labelledby={headingId}
      data-entity={kind}
      data-wide={isWide || undefined}
      aria-busy={answer.isStale}
    >
      <div className={classes.head}>
        <Title order={2} id={headingId} className={classes.title}>
          {kind && <EntityIcon kind={kind} />}
          {title}
        </Title>
        {table !== undefined && !isEmpty && (
          <Group gap={8} wrap="nowrap" flex="none" data-screen-only>
            <SegmentedControl
              size="xs"
              data={shapes}
              value={shape}
              onChange={setShape}
              aria-label={`${title}: shown as`}
              className={switchClasses.shapes}
            />
            <SaveMenu title={title} table={table} drawing={drawing} code={props.code} />
          </Group>
        )}
      </div>
      <Box component="p" data-text="note" mih={20} mt={2} mb={14}>
        {shape === 'table' ? tableNote : note}
      </Box>
      <div className={classes.body} style={{ height }}>
        {answer.error !== undefined ? (
          <ErrorState error={answer.error} operation="fetchStatistics" onRetry={answer.onRetry} />
        ) : table === undefined ? (
          <PlotSkeleton title={title} height={height} />
        ) : isEmpty ? (
          <p data-text="quiet">{emptyNote}</p>
        ) : (
          <>
            <div ref={place} hidden={shape !== 'plot'}>
              {children}
            </div>
            {shape === 'table' && <PlotTableView title={title} table={table} />}
          </>
        )}
      </div>
    </section>
  );
}

const skeletonRow = 36;

function PlotSkeleton({ title, height }: { readonly title: string; readonly height: number }) {
  const rows = Math.max(1, Math.floor(height / skeletonRow) - 1);
  return (
    <div
      role="status"
      aria-label={`Loading: ${title.toLowerCase()}`}
      style={{ overflow: 'hidden', height: '100%' }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={11} width={`${30 + ((row * 17) % 40)}%`} />
          <Skeleton height={9} width={`${Math.max(90 - row * 9, 12)}%`} />
        </div>
      ))}
    </div>
  );
}
