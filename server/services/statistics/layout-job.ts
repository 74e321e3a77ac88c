import type { Logger } from 'pino';

import { limits } from '../../../schema/contract/limits.js';
import type { LayoutInput } from '../../../schema/layout/lay-out-network.js';
import { nodeSizes, type Positions } from '../../../schema/layout/network.js';
import type { Database } from '../../persistence/database.js';
import {
  type AssociationLayout,
  AssociationLayoutRepository,
} from '../../persistence/repositories/association-layout.repository.js';
import { EntryAssociationsRepository } from '../../persistence/repositories/entry-associations.repository.js';
import { everyEntry } from '../../search/entry-criteria.js';
import { PollingJob } from '../polling-job.js';
import { startWorker } from '../workers/start-worker.js';
import { WorkerCalls } from '../workers/worker-calls.js';
import { type CountedGraph, layoutLimits, toGraph } from './association.service.js';

/** How often the job asks whether layouts are due, and the pause after a failure, in milliseconds. */
const lookMs = 30_000;
/** The aspect ratio (width / height) of a layout: that of a wide window. */
const ratio = 1.6;
const workerFile = 'services/statistics/layout.worker';
/** In MiB. A graph of 2,000 nodes and 5,000 edges needs less than half of it. */
const workerMemory = { old: 256, young: 32 };

/**
 * Computes where the association graph of all entries is drawn: soon after the data has changed, at most once in
 * `everySeconds`, on one instance at a time, in a worker.
 */
export class LayoutJob extends PollingJob {
  private readonly layouts: AssociationLayoutRepository;
  private readonly associations: EntryAssociationsRepository;

  constructor(
    database: Database,
    private readonly everySeconds: number,
    log: Logger,
  ) {
    super(log, 'The layout of the network cannot be computed.', lookMs);
    this.layouts = new AssociationLayoutRepository(database);
    this.associations = new EntryAssociationsRepository(database);
  }

  protected override async work(): Promise<void> {
    await this.layouts.whenDue(this.everySeconds, () => this.compute());
  }

  /** A stop ends the layout under way; another instance, or the next start, computes it. */
  private async compute(): Promise<AssociationLayout[]> {
    const { edges } = limits.associations;
    const { stopSignal } = this;
    stopSignal.throwIfAborted();
    const calls = new WorkerCalls<LayoutInput, Positions>(startWorker(workerFile, workerMemory));
    const end = (): void => void calls.end();
    stopSignal.addEventListener('abort', end);
    try {
      const layouts: AssociationLayout[] = [];
      for (const nodeLimit of layoutLimits) {
        const graph = await this.associations.strongest(everyEntry, { nodes: nodeLimit, edges });
        layouts.push({ nodeLimit, positions: await calls.call(layoutInput(toGraph(graph))) });
      }
      return layouts;
    } finally {
      stopSignal.removeEventListener('abort', end);
      await calls.end();
    }
  }
}

function layoutInput({ nodes, edges }: CountedGraph): LayoutInput {
  const sizeOf = nodeSizes(nodes.map(({ count }) => count));
  const sized = nodes.map(({ id, count }) => ({ id, size: sizeOf(count) }));
  return { nodes: sized, edges, kept: {}, starts: {}, ratio };
}
