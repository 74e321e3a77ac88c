import { readdirSync, readFileSync } from 'node:fs';

/** CPU time per request, in microseconds. Other programs on the machine hardly affect it. */
export interface ProcessorTime {
  readonly server: number;
  readonly database: number;
}

/** Linux counts CPU time in hundredths of a second. */
const millisecondsPerTick = 10;

/** Returns the CPU time of a process and its children so far, in milliseconds; `null` if unavailable. */
export function familyMilliseconds(pid: number): number | null {
  const own = statOf(pid);
  if (own === null) return null;
  // The parent's times include children that have ended.
  const children = familyOf(pid).slice(1);
  const ticks = children.reduce(
    (sum, child) => sum + (statOf(child)?.ticks ?? 0),
    own.ticks + own.ticksOfEnded,
  );
  return ticks * millisecondsPerTick;
}

/** Returns the ids of a process and of its children. */
export function familyOf(pid: number): readonly number[] {
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [pid, ...others.map(Number).filter((other) => statOf(other)?.parent === pid)];
}

function statOf(pid: number): { parent: number; ticks: number; ticksOfEnded: number } | null {
  try {
    const text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // After the name, which may contain blanks: state, parent, …, and from the 12th field the four times.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), ticks: user + system, ticksOfEnded: endedUser + endedSystem };
  } catch {
    return null;
  }
}
