import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import type { Secret } from '../../secret.js';

const mark = 'sealed:';
const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Encrypts a text with the secret of the installation; the result begins with a mark that no JSON begins with. */
export function sealText(secret: Secret, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return mark + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a sealed text; returns any other text unchanged. Throws if the secret has changed since. */
export function openText(secret: Secret, text: string): string {
  if (!text.startsWith(mark)) return text;
  const bytes = Buffer.from(text.slice(mark.length), 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

function keyOf(secret: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', secret.reveal(), '', 'answers of repeated calls', 32));
}
