import type { Database } from '../persistence/database.js';
import { entryWhere } from '../persistence/entry-where.js';
import { ImportCorrectionsRepository } from '../persistence/imports/import-corrections.repository.js';
import { ImportReadsRepository } from '../persistence/imports/import-reads.repository.js';
import { ImportRowsRepository } from '../persistence/imports/import-rows.repository.js';
import { ImportUndoRepository } from '../persistence/imports/import-undo.repository.js';
import { ImportRepository } from '../persistence/imports/import.repository.js';
import { AssociationLayoutRepository } from '../persistence/repositories/association-layout.repository.js';
import { DataVersionRepository } from '../persistence/repositories/data-version.repository.js';
import { DifferentialRepository } from '../persistence/repositories/differential.repository.js';
import { EntryAddressesRepository } from '../persistence/repositories/entry-addresses.repository.js';
import { EntryAssociationsRepository } from '../persistence/repositories/entry-associations.repository.js';
import { EntryDetailRepository } from '../persistence/repositories/entry-detail.repository.js';
import { EntryDuplicatesRepository } from '../persistence/repositories/entry-duplicates.repository.js';
import { EntryHeatMapRepository } from '../persistence/repositories/entry-heat-map.repository.js';
import { EntryHistoryRepository } from '../persistence/repositories/entry-history.repository.js';
import { EntryListRepository } from '../persistence/repositories/entry-list.repository.js';
import { EntryNeighboursRepository } from '../persistence/repositories/entry-neighbours.repository.js';
import { EntryPlotsRepository } from '../persistence/repositories/entry-plots.repository.js';
import { EntrySearchRepository } from '../persistence/repositories/entry-search.repository.js';
import { EntryStreamRepository } from '../persistence/repositories/entry-stream.repository.js';
import { EntryValuesRepository } from '../persistence/repositories/entry-values.repository.js';
import { EntryBulkWriteRepository } from '../persistence/repositories/entry-write-bulk.js';
import { EntryWriteRepository } from '../persistence/repositories/entry-write.repository.js';
import { MeasureReviewRepository } from '../persistence/repositories/measure-review.repository.js';
import { NameRepository } from '../persistence/repositories/name.repository.js';
import { OverviewRepository } from '../persistence/repositories/overview.repository.js';
import { VocabularyWriteRepository } from '../persistence/repositories/vocabulary-write.repository.js';
import { VocabularyRepository } from '../persistence/repositories/vocabulary.repository.js';
import type { DiseaseNames } from '../search/parse/disease-names.js';
import type { GeneNames } from '../search/parse/gene-names.js';
import { Search } from '../search/search.js';
import { DiagnosticsService } from './diagnostics/diagnostics.service.js';
import { DifferentialService } from './diagnostics/differential.service.js';
import { DistinctValuesService } from './entries/distinct-values.service.js';
import { EntryAddressesService } from './entries/entry-addresses.service.js';
import { EntryDetailService } from './entries/entry-detail.service.js';
import { EntryEditingService } from './entries/entry-editing.service.js';
import { EntryHistoryService } from './entries/entry-history.service.js';
import { EntryListService } from './entries/entry-list.service.js';
import { EntrySearchService } from './entries/entry-search.service.js';
import { MeasuresService } from './entries/measures.service.js';
import { ExportService } from './exports/export.service.js';
import { VocabularyExportService } from './exports/vocabulary-export.service.js';
import { ImportAcceptance } from './imports/import-acceptance.js';
import { ImportCancellation } from './imports/import-cancellation.js';
import { ImportCorrections } from './imports/import-corrections.js';
import { ImportReceiver } from './imports/import-receiver.js';
import { ImportTemplateService } from './imports/import-template.service.js';
import { ImportUndo } from './imports/import-undo.js';
import { ImportService } from './imports/import.service.js';
import { OverviewService } from './overviews/overview.service.js';
import { SuggestionService } from './search/suggestion.service.js';
import { AssociationService } from './statistics/association.service.js';
import { PlotsService } from './statistics/plots.service.js';
import { StatisticsService } from './statistics/statistics.service.js';
import { VersionedCache } from './versioned-cache.js';
import { DuplicatesService } from './vocabulary/duplicates.service.js';
import { FieldNames } from './vocabulary/field-names.js';
import { NameService } from './vocabulary/name.service.js';
import { VocabularyCache } from './vocabulary/vocabulary-cache.js';
import { VocabularyEditingService } from './vocabulary/vocabulary-editing.service.js';
import { VocabularyService } from './vocabulary/vocabulary.service.js';

/** The settings of the installation that the use cases of entries need. */
export interface EntrySettings {
  readonly diseaseNames: DiseaseNames;
  readonly geneNames: GeneNames;
  /** The public address of the site, for the addresses of entries. */
  readonly publicUrl: string;
  /** Called when an import is queued. */
  readonly wakeImports: () => void;
  /** Aborted when the server stops: calls then no longer wait for their imports. */
  readonly stopSignal?: AbortSignal;
}

/** Creates the use cases that read entries, and those of the vocabulary. */
export function entryReads(database: Database, { diseaseNames, geneNames, publicUrl }: EntrySettings) {
  const short = database.forShortStatements();
  const versions = new DataVersionRepository(short);
  const values = new EntryValuesRepository(database);
  const plots = new EntryPlotsRepository(database);
  const searches = new EntrySearchRepository(database);
  const terms = new VocabularyRepository(database);
  const vocabulary = new VocabularyCache(terms, versions, geneNames, diseaseNames);
  const names = new NameRepository(database);
  const reviews = new MeasureReviewRepository(database);
  const fieldNames = new FieldNames(names, vocabulary, diseaseNames);
  const meanings = new NameService(names, vocabulary, diseaseNames, fieldNames);
  const overviewService = new OverviewService(
    versions,
    new OverviewRepository(database),
    names,
    reviews,
    vocabulary,
    diseaseNames,
    meanings,
  );
  const search = new Search({
    database,
    where: entryWhere,
    count: async (criteria) => (await searches.stats(criteria)).totalMatches,
    cache: new VersionedCache(versions),
    diseaseNames,
    vocabulary,
    overviewValues: (overview) => overviewService.values(overview),
  });
  const details = new EntryDetailRepository(short);
  const entryDetail = new EntryDetailService(details, new EntryNeighboursRepository(database), search);
  const entrySearch = new EntrySearchService(searches, search);
  const measures = new MeasuresService(
    details,
    reviews,
    versions,
    new EntryWriteRepository(database),
    database,
  );
  return {
    cacheUse: versions.cacheUse,
    measures,
    entryList: new EntryListService(new EntryListRepository(database), search),
    entryDetail,
    entrySearch,
    suggestions: new SuggestionService(search, entryDetail, entrySearch),
    entryAddresses: new EntryAddressesService(versions, new EntryAddressesRepository(database)),
    duplicates: new DuplicatesService(new EntryDuplicatesRepository(database), fieldNames),
    distinctValues: new DistinctValuesService(values, new VersionedCache(versions), search),
    statistics: new StatisticsService(versions, values, search),
    plots: new PlotsService(versions, plots, new EntryHeatMapRepository(database), search),
    associations: new AssociationService(
      versions,
      new EntryAssociationsRepository(database),
      new AssociationLayoutRepository(database),
      search,
    ),
    diagnostics: new DiagnosticsService(vocabulary, fieldNames, names),
    vocabulary: new VocabularyService(vocabulary),
    vocabularyExport: new VocabularyExportService(vocabulary, publicUrl),
    vocabularyEditing: new VocabularyEditingService(
      database,
      new VocabularyWriteRepository(),
      terms,
      vocabulary,
    ),
    names: meanings,
    overviews: overviewService,
    fieldNames,
    exports: new ExportService(new EntryStreamRepository(database), search, measures, versions),
    differential: new DifferentialService(new DifferentialRepository(database), reviews, vocabulary, names),
  };
}

/** Creates the use cases that write entries, one by one and from files, and those that read their history. */
export function entryWrites(
  database: Database,
  { publicUrl, wakeImports, stopSignal = new AbortController().signal }: EntrySettings,
) {
  const histories = new EntryHistoryRepository(database);
  const writes = new EntryWriteRepository(database);
  const imports = new ImportRepository(database.forShortStatements());
  const rows = new ImportRowsRepository();
  const receiver = new ImportReceiver(database, imports, rows, stopSignal);
  const undos = new ImportUndoRepository();
  return {
    entryEditing: new EntryEditingService(database, writes, histories),
    entryHistory: new EntryHistoryService(histories, publicUrl),
    imports: new ImportService(
      imports,
      new ImportReadsRepository(database),
      new ImportAcceptance(imports, receiver),
      new ImportUndo(database, undos, writes, new EntryBulkWriteRepository(database)),
      new ImportCancellation(database, imports, rows),
      new ImportCorrections(database, new ImportCorrectionsRepository()),
      wakeImports,
      stopSignal,
    ),
    importTemplates: new ImportTemplateService(),
  };
}
