import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const pair = z.object({ left: z.string(), right: z.string(), kind: z.string(), same: z.enum(['yes', 'no']) });
const file = readFileSync(join(import.meta.dirname, 'name-pairs.csv'));
const pairs = z.array(pair).parse(parse(file, { columns: true }));

/** Pairs of names of the same autoantibody, disease or autoantigen. */
export const sameNames = pairs.filter(({ same }) => same === 'yes');
/** Pairs of names that look alike but mean something else. */
export const differentNames = pairs.filter(({ same }) => same === 'no');
