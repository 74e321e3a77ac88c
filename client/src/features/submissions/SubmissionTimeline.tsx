import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';

import { ChangedFields } from '../../components/differences/ChangedFields';
import { formatDay, formatMoment, formatTime } from '../../components/format';
import { type SubmissionEvent, tellChanges, tellEvent } from './submissionEvents';
import classes from './SubmissionTimeline.module.css';

interface SubmissionTimelineProps {
  /** In the order in which it happened. */
  readonly events: readonly SubmissionEvent[];
  /** Who to name where something was done without an account. @default nobody */
  readonly submitter?: string | null;
}

/** What became of a submission, step by step, with notes, questions and answers. */
export function SubmissionTimeline({ events, submitter = null }: SubmissionTimelineProps) {
  return (
    <ol className={classes.timeline}>
      {events.map((event, position) => (
        // Events are only ever added behind, and have no identity but their place.
        <li key={position} className={classes.item} data-kind={event.kind}>
          <p className={classes.line}>
            <span className={classes.deed}>{tellEvent(event, submitter)}</span>
            <time className={classes.time} dateTime={event.at} title={formatMoment(event.at)}>
              {formatDay(event.at)}, {formatTime(event.at)}
            </time>
          </p>
          {event.note !== null && event.note !== '' && <p className={classes.note}>{event.note}</p>}
          <Changes event={event} />
        </li>
      ))}
    </ol>
  );
}

function Changes({ event }: { readonly event: SubmissionEvent }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const changesId = useId();
  const extent = event.kind === 'submitted' ? null : tellChanges(event);
  if (extent === null) return null;
  return (
    <>
      <UnstyledButton
        className={classes.extent}
        aria-expanded={isOpen}
        aria-controls={isOpen ? changesId : undefined}
        onClick={toggle}
      >
        <IconChevronRight size={16} aria-hidden="true" />
        {extent}
      </UnstyledButton>
      {isOpen && (
        <div id={changesId} className={classes.changes}>
          <ChangedFields changes={event.changes} />
        </div>
      )}
    </>
  );
}
