import type { RestRoute } from './rest-route.js';
import { associationsRoutes } from './routes/associations.routes.js';
import { authRoutes } from './routes/auth.routes.js';
import { duplicatesRoutes } from './routes/duplicates.routes.js';
import { entryRoutes } from './routes/entry.routes.js';
import { entryHistoryRoutes } from './routes/entry-history.routes.js';
import { entryWritingRoutes } from './routes/entry-writing.routes.js';
import { exportRoutes } from './routes/export.routes.js';
import { importRoutes } from './routes/import.routes.js';
import { importFilesRoutes } from './routes/import-files.routes.js';
import { importReadingRoutes } from './routes/import-reading.routes.js';
import { lookupRoutes } from './routes/lookup.routes.js';
import { plotsRoutes } from './routes/plots.routes.js';
import { searchRoutes } from './routes/search.routes.js';
import { statisticsRoutes } from './routes/statistics.routes.js';
import { submissionRoutes } from './routes/submission.routes.js';
import { submissionAnswerRoutes } from './routes/submission-answer.routes.js';
import { submissionReviewRoutes } from './routes/submission-review.routes.js';
import { suggestionsRoutes } from './routes/suggestions.routes.js';
import { userRoutes } from './routes/user.routes.js';
import { userListRoutes } from './routes/user-list.routes.js';
import { valuesRoutes } from './routes/values.routes.js';

/** Every call of the REST layer; routing, refused methods and the API reference are all made from this table. */
export const restRoutes: readonly RestRoute[] = [
  ...entryRoutes,
  ...entryWritingRoutes,
  ...entryHistoryRoutes,
  ...searchRoutes,
  ...suggestionsRoutes,
  ...duplicatesRoutes,
  ...lookupRoutes,
  ...valuesRoutes,
  ...statisticsRoutes,
  ...plotsRoutes,
  ...associationsRoutes,
  ...exportRoutes,
  ...importFilesRoutes,
  ...importRoutes,
  ...importReadingRoutes,
  ...submissionRoutes,
  ...submissionReviewRoutes,
  ...submissionAnswerRoutes,
  ...authRoutes,
  ...userListRoutes,
  ...userRoutes,
];
