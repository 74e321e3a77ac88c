import type { Database } from '../persistence/database.js';
import { entryWhere } from '../persistence/entry-where.js';
import { DataVersionRepository } from '../persistence/repositories/data-version.repository.js';
import { EntryAddressesRepository } from '../persistence/repositories/entry-addresses.repository.js';
import { EntryAssociationsRepository } from '../persistence/repositories/entry-associations.repository.js';
import { EntryHeatMapRepository } from '../persistence/repositories/entry-heat-map.repository.js';
import { EntryListRepository } from '../persistence/repositories/entry-list.repository.js';
import { EntryOverviewsRepository } from '../persistence/repositories/entry-overviews.repository.js';
import { EntryPlotsRepository } from '../persistence/repositories/entry-plots.repository.js';
import { EntrySearchRepository } from '../persistence/repositories/entry-search.repository.js';
import { EntryStreamRepository } from '../persistence/repositories/entry-stream.repository.js';
import { EntryValuesRepository } from '../persistence/repositories/entry-values.repository.js';
import { IdempotencyRepository } from '../persistence/repositories/idempotency.repository.js';
import type { DiseaseNames } from '../search/parse/disease-names.js';
import { Search } from '../search/search.js';
import { type AccountSettings, createAccountServices } from './create-account-services.js';
import { createEditingServices } from './create-editing-services.js';
import { createImportServices } from './create-import-services.js';
import { createSearchServices } from './create-search-services.js';
import { createSubmissionServices } from './create-submission-services.js';
import { DistinctValuesService } from './entries/distinct-values.service.js';
import { EntryAddressesService } from './entries/entry-addresses.service.js';
import { EntryListService } from './entries/entry-list.service.js';
import { ExportService } from './exports/export.service.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { ImportTemplateService } from './imports/import-template.service.js';
import type { Services } from './services.js';
import { AssociationService } from './statistics/association.service.js';
import { PlotsService } from './statistics/plots.service.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { VersionedAnswers } from './versioned-answers.js';

/** What the use cases need to know of the installation. */
export interface ServiceSettings extends AccountSettings {
  /** Hears that an import waits to be run. */
  readonly wakeImports?: () => void;
  /** What diseases are called, for searches; without it they are known by what entries call them. */
  readonly diseaseNames?: DiseaseNames;
}

/** Makes the use cases over one database. */
export function createServices(database: Database, settings: ServiceSettings): Services {
  const versions = new DataVersionRepository(database);
  const values = new EntryValuesRepository(database);
  const overviews = new EntryOverviewsRepository(database);
  const plots = new EntryPlotsRepository(database);
  const searches = new EntrySearchRepository(database);
  const search = new Search({
    database,
    where: entryWhere,
    count: async (criteria) => (await searches.stats(criteria)).totalMatches,
    cache: new VersionedAnswers(versions),
    diseaseNames: settings.diseaseNames,
  });
  return {
    entryList: new EntryListService(new EntryListRepository(database), search),
    ...createSearchServices(database, searches, search),
    entryAddresses: new EntryAddressesService(versions, new EntryAddressesRepository(database)),
    distinctValues: new DistinctValuesService(values, new VersionedAnswers(versions), search),
    statistics: new StatisticsService(versions, values, overviews, plots, search),
    plots: new PlotsService(versions, plots, new EntryHeatMapRepository(database), search),
    associations: new AssociationService(versions, new EntryAssociationsRepository(database), search),
    exports: new ExportService(new EntryStreamRepository(database), search),
    idempotency: new IdempotencyService(new IdempotencyRepository(database), settings.jwtSecret),
    ...createImportServices(database, settings.wakeImports ?? (() => undefined)),
    importTemplates: new ImportTemplateService(),
    ...createEditingServices(database),
    ...createSubmissionServices(database, settings),
    ...createAccountServices(database, settings),
  };
}
