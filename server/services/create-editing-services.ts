import type { Database } from '../persistence/database.js';
import { EntryDuplicatesRepository } from '../persistence/repositories/entry-duplicates.repository.js';
import { EntryHistoryRepository } from '../persistence/repositories/entry-history.repository.js';
import { DeletedEntriesRepository } from '../persistence/repositories/entry-history-deleted.repository.js';
import { EntryWriteRepository } from '../persistence/repositories/entry-write.repository.js';
import { UnitOfWork } from '../persistence/unit-of-work.js';
import { DuplicatesService } from './entries/duplicates.service.js';
import { EntryEditingService } from './entries/entry-editing.service.js';
import { EntryHistoryService } from './entries/entry-history.service.js';
import type { Services } from './services.js';

type EditingServices = Pick<Services, 'entryEditing' | 'entryHistory' | 'duplicates'>;

/** Makes the use cases about writing entries, and about what was written. */
export function createEditingServices(database: Database): EditingServices {
  const histories = new EntryHistoryRepository(database);
  return {
    entryEditing: new EntryEditingService(
      new UnitOfWork(database),
      new EntryWriteRepository(database),
      histories,
    ),
    entryHistory: new EntryHistoryService(histories, new DeletedEntriesRepository(database)),
    duplicates: new DuplicatesService(new EntryDuplicatesRepository(database)),
  };
}
