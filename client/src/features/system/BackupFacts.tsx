import { FactRow } from '../../components/FactRow';
import { formatBytes, formatCount, formatLifetime } from '../../components/format';
import type { SystemQuery } from '../../generated/types';
import { DayAndTime } from './DayAndTime';
import classes from './SystemPage.module.css';

interface BackupFactsProps {
  readonly backups: SystemQuery['system']['backups'];
}

/** When backups are written, and how the last ones went. */
export function BackupFacts({ backups }: BackupFactsProps) {
  const { lastGood, lastFailure } = backups;
  return (
    <>
      <FactRow label="Schedule" hint={scheduleHint(backups)}>
        {schedule(backups)}
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
          <span className={classes.danger}>
            <DayAndTime at={lastFailure.startedAt} />
          </span>
        </FactRow>
      )}
    </>
  );
}

function schedule({ everySeconds }: BackupFactsProps['backups']): string {
  return everySeconds === null ? 'None' : `Every ${interval(everySeconds)}`;
}

function scheduleHint({ folder, keep }: BackupFactsProps['backups']): string {
  if (folder === null || keep === null)
    return 'Set BACKUP_DIR and BACKUP_EVERY, and the server writes backups';
  return `To ${folder}; ${formatCount(keep, 'backup is', 'backups are')} kept`;
}

/** An interval in the largest unit that divides it: `24 hours`, `90 minutes`. */
function interval(seconds: number): string {
  if (seconds % 3600 === 0) return formatLifetime(seconds * 1000);
  return seconds % 60 === 0
    ? formatCount(seconds / 60, 'minute', 'minutes')
    : formatCount(seconds, 'second', 'seconds');
}
