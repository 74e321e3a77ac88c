import { workerData } from 'node:worker_threads';

import { z } from 'zod';

import { AppError } from '../../../errors.js';
import { type Answer, answerCalls } from '../../workers/answer-calls.js';
import { DelimitedRecords, type Records } from './delimited-records.js';

const { delimiter } = z.object({ delimiter: z.enum([',', ';', '\t']) }).parse(workerData);
const parser = new DelimitedRecords(delimiter);

answerCalls<ParseCall, ParseReply>(async (call): Promise<Answer<ParseReply>> => {
  try {
    const records = await (call.kind === 'add' ? parser.add(call.text) : parser.end());
    return { reply: { kind: 'records', records } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reply: { kind: 'fault', message: error.message } };
  }
});

/** What the worker that parses csv and tsv is handed: the next piece, or that there is none. */
export type ParseCall = { readonly kind: 'add'; readonly text: string } | { readonly kind: 'end' };

/** What it answers. */
export type ParseReply =
  | { readonly kind: 'records'; readonly records: Records }
  | { readonly kind: 'fault'; readonly message: string };
