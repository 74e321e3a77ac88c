import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

import { FactRow } from '../../components/FactRow';
import {
  formatBytes,
  formatCount,
  formatDay,
  formatEntries,
  formatNumber,
  formatTime,
} from '../../components/format';
import { Moment } from '../../components/Moment';
import { TitledSection } from '../../components/TitledSection';
import type { SystemQuery } from '../../generated/types';
import classes from './SystemPage.module.css';

/** All facts of the installation, by section. */
export function SystemFacts({ system }: { readonly system: SystemQuery['system'] }) {
  const { database, disk, queues, migrations } = system;
  return (
    <div data-columns className={classes.columns}>
      <Section title="Server">
        <FactRow label="Version">{system.version}</FactRow>
        <FactRow label="Running since">
          <DayAndTime at={system.startedAt} />
        </FactRow>
        <FactRow label="Node.js" hint={system.platform}>
          {system.nodeVersion}
        </FactRow>
        <FactRow label="Data folder">{system.dataDir}</FactRow>
        <FactRow label="Disk" hint="The disk of the data folder">
          {formatBytes(disk.freeBytes)} free of {formatBytes(disk.totalBytes)}
        </FactRow>
      </Section>
      <Section title="Database">
        <FactRow label="PostgreSQL" hint={database.isEmbedded ? 'The embedded database' : 'At DATABASE_URL'}>
          {database.version}
        </FactRow>
        <FactRow label="Size">{formatBytes(database.bytes)}</FactRow>
        <FactRow label="Entries">{formatEntries(database.entries)}</FactRow>
      </Section>
      <Section title="Backups">
        <BackupFacts backups={system.backups} />
      </Section>
      <Section title="Queues">
        <FactRow label="E-mails" hint={retried(queues.mailsRetried)}>
          {formatCount(queues.mails, 'e-mail waits', 'e-mails wait')}
        </FactRow>
        <FactRow label="Imports">
          {formatNumber(queues.importsRunning)} running, {formatNumber(queues.importsWaiting)} waiting
        </FactRow>
        <FactRow label="Submissions">
          {formatCount(queues.submissionsPending, 'submission waits', 'submissions wait')}
        </FactRow>
      </Section>
      <TitledSection title="Migrations" data-stack="14" className={classes.section}>
        <p data-text="quiet">{formatCount(migrations.length, 'migration', 'migrations')}, newest first</p>
        <ol className={classes.migrations}>
          {migrations.toReversed().map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </TitledSection>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <TitledSection title={title} data-stack="14" className={classes.section}>
      <dl>{children}</dl>
    </TitledSection>
  );
}

function retried(mails: number): string | undefined {
  return mails === 0 ? undefined : `${formatNumber(mails)} could not be sent yet, and will be tried again`;
}

interface BackupFactsProps {
  readonly backups: SystemQuery['system']['backups'];
}

/** When backups are written, and how the last ones went. */
function BackupFacts({ backups }: BackupFactsProps) {
  const { everySeconds, lastGood, lastFailure } = backups;
  return (
    <>
      <FactRow label="Schedule" hint={scheduleHint(backups)}>
        {everySeconds === null ? 'None' : `Every ${interval(everySeconds)}`}
      </FactRow>
      <FactRow label="Last backup" hint={lastGood && `${lastGood.file}, ${formatBytes(lastGood.bytes)}`}>
        {lastGood ? (
          <>
            <DayAndTime at={lastGood.startedAt} />, verified
          </>
        ) : (
          'None yet'
        )}
      </FactRow>
      {lastFailure && (
        <FactRow label="Last failure" hint={lastFailure.message}>
          <Box component="span" c="var(--atlas-danger)">
            <DayAndTime at={lastFailure.startedAt} />
          </Box>
        </FactRow>
      )}
    </>
  );
}

function scheduleHint({ folder, keep }: BackupFactsProps['backups']): string {
  if (folder === null || keep === null)
    return 'Set BACKUP_DIR and BACKUP_EVERY, and the server writes backups';
  return `To ${folder}; ${formatCount(keep, 'backup is', 'backups are')} kept`;
}

/** An interval in the largest unit that divides it: `1 day`, `26 hours`, `90 minutes`. */
function interval(seconds: number): string {
  if (seconds % 86_400 === 0) return formatCount(seconds / 86_400, 'day', 'days');
  if (seconds % 3600 === 0) return formatCount(seconds / 3600, 'hour', 'hours');
  if (seconds % 60 === 0) return formatCount(seconds / 60, 'minute', 'minutes');
  return formatCount(seconds, 'second', 'seconds');
}

function DayAndTime({ at }: { readonly at: string }) {
  return (
    <Moment at={at}>
      {formatDay(at)}, {formatTime(at)}
    </Moment>
  );
}
