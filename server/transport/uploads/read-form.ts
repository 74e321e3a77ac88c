import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { messages } from '../../../schema/contract/messages.js';
import { badInput } from '../../errors.js';
import { uploadedBody } from './uploaded-body.js';

/** The text fields of a form before its file, and the unread file. The caller must read the file or destroy it. */
interface UploadForm {
  readonly texts: ReadonlyMap<string, string>;
  readonly file: {
    readonly fileName: string | null;
    readonly mediaType: string | null;
    readonly body: ReturnType<typeof uploadedBody>;
  };
}

const most = { fields: 20, files: 5, fieldSize: 65_536, fileSize: Number.MAX_SAFE_INTEGER };

/** Reads a form up to its field `file`. Throws BAD_USER_INPUT if the form is malformed or has no such file. */
export async function readForm(request: Pick<FastifyRequest, 'parts'>): Promise<UploadForm> {
  const texts = new Map<string, string>();
  const parts = request.parts({ limits: most });
  for (;;) {
    const next = await parts.next().catch(malformed);
    if (next.done === true) throw badInput('file', messages.importFileRequired);
    const part = next.value;
    if (part.type === 'field') texts.set(part.fieldname, String(part.value));
    else if (part.fieldname === 'file') return { texts, file: fileOf(part) };
    else part.file.resume();
  }
}

function fileOf({ filename, mimetype, file }: MultipartFile): UploadForm['file'] {
  return { fileName: filename || null, mediaType: mimetype || null, body: uploadedBody(file) };
}

function malformed(): never {
  throw badInput('file', messages.uploadMalformed);
}
