import type { Database } from '../persistence/database.js';
import { ImportService } from './imports/import.service.js';
import type { Services } from './services.js';

type ImportServices = Pick<Services, 'imports'>;

/** Makes the use cases about importing entries from files. */
export function createImportServices(_database: Database): ImportServices {
  return { imports: new ImportService() };
}
