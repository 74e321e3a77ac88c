import { Counter, type Registry } from 'prom-client';

/** Numbers that only grow, by outcome. */
export type Counts = Readonly<Record<string, number>>;

/** Adds a counter whose values are counted elsewhere. */
export function addCounter(
  registry: Registry,
  { label, read, ...about }: { name: string; help: string; label: string; read: () => Counts },
): void {
  new Counter({
    ...about,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, number] of Object.entries(read())) this.inc({ [label]: value }, number);
    },
  });
}
