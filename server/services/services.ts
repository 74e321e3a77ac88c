import type { DistinctValuesService } from './entries/distinct-values.service.js';
import type { EntryDetailService } from './entries/entry-detail.service.js';
import type { EntryListService } from './entries/entry-list.service.js';
import type { EntrySearchService } from './entries/entry-search.service.js';
import type { ExportService } from './exports/export.service.js';
import type { StatisticsService } from './statistics/statistics.service.js';

/** The use cases both doors open; `app.ts` makes them, and each resolver or route takes the ones it uses. */
export interface Services {
  readonly entryList: EntryListService;
  readonly entryDetail: EntryDetailService;
  readonly entrySearch: EntrySearchService;
  readonly distinctValues: DistinctValuesService;
  readonly statistics: StatisticsService;
  readonly exports: ExportService;
}
