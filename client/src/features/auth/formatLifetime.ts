import { formatCount } from '../../components/format';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a link works, in whole days or hours: `1 hour`, `7 days`. */
export function formatLifetime(ms: number): string {
  return ms < dayMs ? formatCount(ms / hourMs, 'hour', 'hours') : formatCount(ms / dayMs, 'day', 'days');
}
