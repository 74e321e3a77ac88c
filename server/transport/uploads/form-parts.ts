import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';

import { limits } from '../../../schema/contract/limits.js';
import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { messages } from '../../../schema/contract/messages.js';
import { AppError, badInput } from '../../errors.js';

/** How the parts of an upload are read: text fields of limited length, and files as streams. */
export const partOptions = {
  limits: { fieldSize: limits.jsonBodyBytes, fields: 20, files: 5, fileSize: Number.MAX_SAFE_INTEGER },
  /** A part that declares the type of JSON counts as a file: as a field it would be parsed whatever it contains. */
  isPartAFile: (_name: string | undefined, type: string | undefined, fileName: string | undefined) =>
    fileName !== undefined || /json|octet-stream/.test(type ?? ''),
};

/** Returns the text of a part. Throws BAD_USER_INPUT if it is longer than a JSON body may be. */
export async function partText(part: Multipart): Promise<string> {
  const text = part.type === 'field' ? fieldText(part) : await fileText(part);
  if (text === null) throw badInput('request', importFileMessages.uploadFieldTooLong(part.fieldname));
  return text;
}

function fieldText({ value, valueTruncated }: MultipartValue): string | null {
  return valueTruncated ? null : String(value);
}

async function fileText({ file }: MultipartFile): Promise<string | null> {
  const read: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes <= limits.jsonBodyBytes) read.push(chunk);
  }
  return bytes > limits.jsonBodyBytes ? null : Buffer.concat(read).toString();
}

/** Handles what reading a form throws: anything but our own errors is a malformed form, BAD_USER_INPUT. */
export function malformedForm(cause: unknown): never {
  throw cause instanceof AppError ? cause : badInput('request', messages.uploadMalformed);
}
