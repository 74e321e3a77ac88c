import { formatDay } from './format';
import { Moment } from './Moment';

interface DayProps {
  readonly moment: string;
  readonly className?: string | undefined;
}

/** A date, with the exact time on hover. */
export function Day({ moment, className }: DayProps) {
  return (
    <Moment at={moment} className={className}>
      {formatDay(moment)}
    </Moment>
  );
}
