import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import type { Answer } from '../call-api.js';
import { eventually } from '../eventually.js';

type Headers = Readonly<Record<string, string>>;

/** The content type of a form with the boundary `x`. */
export const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

/** Sends only the headers of a POST. Returns the status and the body of the answer. */
export async function answerToHeaders(url: string, headers: Headers): Promise<[number | undefined, Answer]> {
  const asked = request(url, { method: 'POST', headers });
  asked.on('error', () => undefined);
  asked.flushHeaders();
  const answered = await new Promise<[number | undefined, string]>((resolve, reject) => {
    asked.once('response', (answer) => {
      text(answer).then((body) => resolve([answer.statusCode, body]), reject);
    });
  });
  asked.destroy();
  return [answered[0], JSON.parse(answered[1])];
}

/** Sends the start of a POST, and closes the connection when `until` becomes true. */
export async function breakOff(
  url: string,
  headers: Headers,
  start: string,
  until: () => boolean | Promise<boolean>,
) {
  const asked = request(url, { method: 'POST', headers: { ...headers, 'content-length': '1000000' } });
  asked.on('error', () => undefined);
  asked.write(start);
  await eventually(until);
  asked.destroy();
}
