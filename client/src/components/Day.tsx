import { formatDay } from './format';
import { Moment } from './Moment';

/** A date, with the exact time on hover. */
export function Day({ moment }: { readonly moment: string }) {
  return <Moment at={moment}>{formatDay(moment)}</Moment>;
}
