import { Readable } from 'node:stream';

import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import { type ImportSource, UploadInterrupted } from '../../../services/imports/reading/import-source.js';
import { uploadedBody } from '../../uploads/uploaded-body.js';

/** A pending file upload. The promise is wrapped, since TypeGraphQL awaits arguments before it calls a resolver. */
export interface Upload {
  readonly file: Promise<FileUpload>;
}

/** Scalar for a file uploaded with an operation. */
export const UploadScalar = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  description: 'A file uploaded with the operation by a GraphQL multipart request.',
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
  parseLiteral: (node, variables) => ({ file: GraphQLUpload.parseLiteral(node, variables) }),
  serialize: (value) => GraphQLUpload.serialize(value),
});

/** Converts an uploaded file to an import source. Throws BAD_USER_INPUT if no file was sent. */
export async function uploadedSource(
  upload: Upload,
  sheet: string | null,
  maxBytes: number,
): Promise<ImportSource> {
  const file = await upload.file.catch(() => {
    throw badInput('file', messages.importFileRequired);
  });
  const body = uploadedBody(readingOf(file));
  return { fileName: file.filename || null, body, sheet, maxBytes };
}

/** An upload that was interrupted before reading started fails when it is read, as one interrupted later does. */
function readingOf({ createReadStream }: FileUpload): Readable {
  try {
    return createReadStream();
  } catch (cause) {
    const interrupted = new UploadInterrupted(messages.uploadBrokenOff, cause);
    return new Readable({
      read() {
        this.destroy(interrupted);
      },
    });
  }
}
