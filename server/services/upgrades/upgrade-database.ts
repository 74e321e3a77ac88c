import { messages } from '../../../schema/contract/messages.js';
import { isSerializationFailure } from '../../persistence/database-errors.js';
import type { Database, Session } from '../../persistence/database.js';
import { ImportRepository } from '../../persistence/imports/import.repository.js';
import { migrate } from '../../persistence/migrate.js';
import type { OpenDatabase } from '../../persistence/open-database.js';
import { DataStepRepository } from '../../persistence/repositories/data-step.repository.js';
import { loadBuiltInVocabulary } from '../vocabulary/built-in-vocabulary.js';
import type { DataStep } from './data-step.js';
import { foldedAgainStep, measuredValuesStep, searchWordsStep } from './index-steps.js';
import { starterPatternsStep, starterStatementsStep } from './starter-corrections.js';

/**
 * All data steps, in the order in which they run. A new one gets the next number. A released one never changes, but one
 * that only derives values from others runs again under the next number, and its earlier numbers stay unused.
 */
export const dataSteps: readonly DataStep[] = [
  searchWordsStep,
  starterPatternsStep,
  starterStatementsStep,
  foldedAgainStep,
  measuredValuesStep,
];

const attempts = 5;

/** Called after each batch of a data step but its last, with the progress that the step stored. */
type OnBatch = (step: string, progress: unknown) => void;

/**
 * Upgrades schema and data to this version, the built-in vocabulary included. Returns the names of what the last
 * attempt ran: an upgrade that deadlocks with instances of the earlier version is tried again, and what it finished
 * before stays.
 */
export async function upgradeDatabase(
  open: OpenDatabase,
  onBatch: OnBatch = () => undefined,
): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await upgradeOnce(open, onBatch);
    } catch (error) {
      if (attempt === attempts || !isSerializationFailure(error)) throw error;
    }
  }
}

/**
 * If migrations or data steps ran, imports whose rows were read before fail: their staged rows follow the rules of the
 * earlier version.
 */
async function upgradeOnce(
  { dataSource, database }: OpenDatabase,
  onBatch: OnBatch,
): Promise<readonly string[]> {
  const migrations = await migrate(dataSource);
  const run = [...migrations, ...(await runDataSteps(database, dataSteps, onBatch))];
  if (run.length > 0) await new ImportRepository(database).outdate(messages.importOutlivedUpgrade);
  return [...run, ...(await loadBuiltInVocabulary(database))];
}

/**
 * Runs the data steps that are not finished. Several instances may start at once: one runs them, the others wait.
 * Returns the names of the steps that this call finished.
 */
export async function runDataSteps(
  database: Database,
  steps: readonly DataStep[] = dataSteps,
  onBatch: OnBatch = () => undefined,
): Promise<readonly string[]> {
  const store = new DataStepRepository(database);
  return store.runExclusively(async (session) => {
    const finished: string[] = [];
    for (const step of steps) {
      if (await runStep({ store, session, database, onBatch }, step)) finished.push(step.name);
    }
    return finished;
  });
}

interface StepRun {
  readonly store: DataStepRepository;
  readonly session: Session;
  readonly database: Database;
  readonly onBatch: OnBatch;
}

async function runStep({ store, session, database, onBatch }: StepRun, step: DataStep): Promise<boolean> {
  const stored = await store.find(session, step.number);
  if (stored?.finished) return false;
  let progress = stored?.progress ?? null;
  do {
    const done = progress;
    progress = await session.transaction(async (transaction) => {
      const next = await step.runBatch(transaction, done, database);
      await store.save(transaction, step, next);
      return next;
    });
    if (progress !== null) onBatch(step.name, progress);
  } while (progress !== null);
  return true;
}
