import type { FileUpload } from 'graphql-upload/processRequest.mjs';

import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import type { ImportSource } from '../../../services/imports/reading/import-source.js';
import { uploadedBody } from '../../uploads/uploaded-body.js';

/** A file that came with an operation, as imports read it. Throws BAD_USER_INPUT where none came after all. */
export async function uploadedSource(
  file: Promise<FileUpload>,
  sheet: string | null,
  maxBytes: number,
): Promise<ImportSource> {
  const { filename, mimetype, createReadStream } = await file.catch(() => {
    throw badInput('file', messages.importFileRequired);
  });
  const body = uploadedBody(createReadStream());
  return { fileName: filename || null, mediaType: mimetype || null, body, sheet, maxBytes };
}
