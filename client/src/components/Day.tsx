import { formatDay, formatMoment } from './format';

interface DayProps {
  readonly moment: string;
}

/** A day, with the exact time when one points at it. */
export function Day({ moment }: DayProps) {
  return (
    <time dateTime={moment} title={formatMoment(moment)}>
      {formatDay(moment)}
    </time>
  );
}
