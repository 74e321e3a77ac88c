import type { ImportReading } from '../../services/imports/import-reading.js';
import type { ImportConflictView, ImportProblemView } from '../../services/imports/import-views.js';
import type { RequestContext } from '../../services/request-context.js';
import type { WorkLimiter } from './limits/work-limiter.js';
import { LoadersByLimit } from './loaders-by-limit.js';

/** Data loaders for the errors, warnings and conflicts of the imports in one request. */
export class ImportListLoaders {
  readonly errors: LoadersByLimit<ImportProblemView>;
  readonly warnings: LoadersByLimit<ImportProblemView>;
  readonly conflicts: LoadersByLimit<ImportConflictView>;

  constructor(
    imports: Pick<ImportReading, 'errorsOf' | 'warningsOf' | 'conflictsOf'>,
    ctx: RequestContext,
    limiter: WorkLimiter,
  ) {
    this.errors = new LoadersByLimit(limiter, (ids, limit) => imports.errorsOf(ctx, ids, limit));
    this.warnings = new LoadersByLimit(limiter, (ids, limit) => imports.warningsOf(ctx, ids, limit));
    this.conflicts = new LoadersByLimit(limiter, (ids, limit) => imports.conflictsOf(ctx, ids, limit));
  }
}
