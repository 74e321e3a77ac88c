import type { FileUpload } from 'graphql-upload/processRequest.mjs';

import type { ImportSource } from '../../../services/imports/reading/import-source.js';

/** A file that came with an operation, as the reader of imports takes it. */
export function uploadedSource(file: FileUpload, sheet: string | null, maxBytes: number): ImportSource {
  const { filename, mimetype } = file;
  return {
    fileName: filename || null,
    mediaType: mimetype || null,
    body: file.createReadStream(),
    sheet,
    maxBytes,
  };
}
