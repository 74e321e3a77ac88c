import { count, flag, many, moment, noun, number, type Of, one, orNull, text } from './noun.js';

const disk = noun('DiskState', 'Disk that holds the data folder of the server that answers.', {
  totalBytes: number('Size of the disk, in bytes.', { minimum: 0 }),
  freeBytes: number('Space that the server may use, in bytes.', { minimum: 0 }),
});

const database = noun('DatabaseState', 'The database.', {
  version: text('Version of PostgreSQL.'),
  isEmbedded: flag('Whether it is the embedded database. If not, DATABASE_URL names it.'),
  bytes: number('Size of the database, in bytes.', { minimum: 0 }),
  entries: count('Number of entries, without deleted ones.'),
});

const queues = noun('QueueState', 'Work that is waiting or under way, of all instances.', {
  mails: count('E-mails that wait to be sent.'),
  mailsRetried: count('Those of them that could not be sent at least once.'),
  importsWaiting: count('Imports that wait.'),
  importsRunning: count('Imports that run.'),
  submissionsPending: count('Submissions that wait for a reviewer.'),
});

const goodBackup = noun('BackupResult', 'A backup that the server wrote and verified.', {
  file: text('Path of the file on the server that wrote it.'),
  startedAt: moment('Time of the data in it.'),
  finishedAt: moment('Time at which it was verified.'),
  bytes: number('Size of the file, in bytes.', { minimum: 0 }),
});

const failedBackup = noun('BackupFailure', 'A backup that failed.', {
  startedAt: moment('Time at which it was started.'),
  message: text('The reason.'),
});

const backups = noun('BackupState', 'The backups that the server writes by itself.', {
  isScheduled: flag('Whether BACKUP_DIR and BACKUP_EVERY are set on the server that answers.'),
  folder: orNull(text('Folder of the backups on the server that answers; null if it writes none.')),
  everySeconds: orNull(count('Seconds from one backup to the next; null if the server writes none.')),
  keep: orNull(count('Number of backups that are kept; null if the server writes none.')),
  lastGood: orNull(one(goodBackup, 'The latest backup that was verified; null if there is none.')),
  lastFailure: orNull(one(failedBackup, 'The latest backup, if it failed; null if it did not.')),
});

export type SystemView = Of<typeof systemNoun>;
export const systemNoun = noun('System', 'State of the installation, for administrators only.', {
  version: text('Version of the product on the server that answers.'),
  nodeVersion: text('Version of Node.js on the server that answers.'),
  platform: text('Operating system and processor of the server that answers.'),
  startedAt: moment('Time at which the server that answers started.'),
  dataDir: text('Data folder of the server that answers.'),
  disk: one(disk, 'Disk of the data folder.'),
  database: one(database, 'The database.'),
  queues: one(queues, 'Work that is waiting or under way.'),
  backups: one(backups, 'The backups that the server writes by itself.'),
  migrations: many(text('Migrations of the schema that have run, oldest first.'), 50),
});
