import type { Database } from '../persistence/database.js';
import { ImportRepository } from '../persistence/imports/import.repository.js';
import { ImportReadsRepository } from '../persistence/imports/import-reads.repository.js';
import { ImportRowsRepository } from '../persistence/imports/import-rows.repository.js';
import { ImportUndoRepository } from '../persistence/imports/import-undo.repository.js';
import { EntryWriteRepository } from '../persistence/repositories/entry-write.repository.js';
import { EntryBulkWriteRepository } from '../persistence/repositories/entry-write-bulk.js';
import { ImportService } from './imports/import.service.js';
import { ImportIntake } from './imports/import-intake.js';
import { ImportReceiver } from './imports/import-receiver.js';
import { ImportUndo } from './imports/import-undo.js';
import type { Services } from './services.js';

type ImportServices = Pick<Services, 'imports'>;

/** Makes the use cases about importing entries from files; `wake` has the job look at what was received. */
export function createImportServices(database: Database, wake: () => void): ImportServices {
  const imports = new ImportRepository(database);
  const receiver = new ImportReceiver(database, imports, new ImportRowsRepository());
  const undos = new ImportUndoRepository();
  const [writes, bulk] = [new EntryWriteRepository(database), new EntryBulkWriteRepository(database)];
  return {
    imports: new ImportService(
      imports,
      new ImportReadsRepository(database),
      new ImportIntake(imports, receiver),
      new ImportUndo(database, undos, writes, bulk),
      wake,
    ),
  };
}
