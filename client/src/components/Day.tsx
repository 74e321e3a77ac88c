import { formatDay } from './format';
import { Moment } from './Moment';

interface DayProps {
  readonly moment: string;
  readonly className?: string | undefined;
}

/** A day, with the exact time when one points at it. */
export function Day({ moment, className }: DayProps) {
  return (
    <Moment at={moment} className={className}>
      {formatDay(moment)}
    </Moment>
  );
}
