import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

import type { ImportSource } from '../../../services/imports/reading/import-source.js';
import { uploadedBody } from '../../uploads/uploaded-body.js';

/** A pending file upload. The promise is wrapped, since TypeGraphQL awaits arguments before it calls a resolver. */
export interface UploadArgument {
  readonly file: Promise<FileUpload>;
}

/** Scalar for a file uploaded with an operation. */
export const UploadScalar = new GraphQLScalarType<UploadArgument, never>({
  name: 'Upload',
  description: 'A file uploaded with the operation by a GraphQL multipart request.',
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
  parseLiteral: (node, variables) => ({ file: GraphQLUpload.parseLiteral(node, variables) }),
  serialize: (value) => GraphQLUpload.serialize(value),
});

/** Converts an uploaded file to an import source. Throws BAD_USER_INPUT if no file was sent, or if it was read once. */
export async function uploadedSource(
  upload: UploadArgument,
  sheet: string | null,
  maxBytes: number,
): Promise<ImportSource> {
  const { filename, createReadStream } = await upload.file;
  return { fileName: filename || null, body: uploadedBody(createReadStream()), sheet, maxBytes };
}
