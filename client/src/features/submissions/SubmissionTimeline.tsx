import { UnfoldingChanges } from '../../components/differences/UnfoldingChanges';
import { formatDay, formatTime } from '../../components/format';
import revisions from '../../components/history/Revisions.module.css';
import { Moment } from '../../components/Moment';
import { describeChanges, describeEvent, type SubmissionEvent } from './submissionEvents';
import classes from './SubmissionTimeline.module.css';

interface SubmissionTimelineProps {
  /** In chronological order. */
  readonly events: readonly SubmissionEvent[];
  /** The name to show for events without an account. @default none */
  readonly submitter?: string | null;
}

/** The history of a submission, with notes, questions and answers. */
export function SubmissionTimeline({ events, submitter = null }: SubmissionTimelineProps) {
  return (
    <ol className={`${revisions.timeline} ${classes.timeline}`}>
      {events.map((event, position) => (
        // Events are only appended and have no id, so the index is a stable key.
        <li key={position} className={`${revisions.item} ${classes.item}`} data-kind={event.kind}>
          <p className={classes.line}>
            <span style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {describeEvent(event, submitter)}
            </span>
            <Moment at={event.at} className={classes.time}>
              {formatDay(event.at)}, {formatTime(event.at)}
            </Moment>
          </p>
          {event.note !== null && event.note !== '' && <p className={classes.note}>{event.note}</p>}
          <Changes event={event} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ event }: { readonly event: SubmissionEvent }) {
  const extent = event.kind === 'submitted' ? null : describeChanges(event);
  return extent === null ? null : <UnfoldingChanges extent={extent} changes={event.changes} />;
}
