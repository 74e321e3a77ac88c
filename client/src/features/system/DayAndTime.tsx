import { formatDay, formatTime } from '../../components/format';
import { Moment } from '../../components/Moment';

/** A moment with its day and time. */
export function DayAndTime({ at }: { readonly at: string }) {
  return (
    <Moment at={at}>
      {formatDay(at)}, {formatTime(at)}
    </Moment>
  );
}
