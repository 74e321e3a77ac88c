import type { ReactNode } from 'react';

import { formatBytes, formatCount, formatEntries, formatNumber } from '../../components/format';
import { TitledSection } from '../../components/TitledSection';
import type { SystemQuery } from '../../generated/types';
import { BackupFacts } from './BackupFacts';
import { DayAndTime, Fact } from './Fact';
import classes from './SystemPage.module.css';

interface SystemFactsProps {
  readonly system: SystemQuery['system'];
}

/** All facts of the installation, by section. */
export function SystemFacts({ system }: SystemFactsProps) {
  const { database, disk, queues, migrations } = system;
  return (
    <div className={classes.columns}>
      <Section title="Server">
        <Fact label="Version">{system.version}</Fact>
        <Fact label="Running since">
          <DayAndTime at={system.startedAt} />
        </Fact>
        <Fact label="Node.js" hint={system.platform}>
          {system.nodeVersion}
        </Fact>
        <Fact label="Data folder">{system.dataDir}</Fact>
        <Fact label="Disk" hint="The disk of the data folder">
          {formatBytes(disk.freeBytes)} free of {formatBytes(disk.totalBytes)}
        </Fact>
      </Section>
      <Section title="Database">
        <Fact label="PostgreSQL" hint={database.isEmbedded ? 'The embedded database' : 'At DATABASE_URL'}>
          {database.version}
        </Fact>
        <Fact label="Size">{formatBytes(database.bytes)}</Fact>
        <Fact label="Entries">{formatEntries(database.entries)}</Fact>
      </Section>
      <Section title="Backups">
        <BackupFacts backups={system.backups} />
      </Section>
      <Section title="Queues">
        <Fact label="E-mails" hint={retried(queues.mailsRetried)}>
          {formatCount(queues.mails, 'e-mail waits', 'e-mails wait')}
        </Fact>
        <Fact label="Imports">
          {formatNumber(queues.importsRunning)} running, {formatNumber(queues.importsWaiting)} waiting
        </Fact>
        <Fact label="Submissions">
          {formatCount(queues.submissionsPending, 'submission waits', 'submissions wait')}
        </Fact>
      </Section>
      <TitledSection title="Migrations" className={classes.section}>
        <p className={classes.note}>
          {formatCount(migrations.length, 'migration', 'migrations')}, newest first
        </p>
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
    <TitledSection title={title} className={classes.section}>
      <dl>{children}</dl>
    </TitledSection>
  );
}

function retried(mails: number): string | undefined {
  return mails === 0 ? undefined : `${formatNumber(mails)} could not be sent yet, and will be tried again`;
}
