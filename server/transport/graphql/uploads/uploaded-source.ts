import type { MultipartFile } from '@fastify/multipart';
import { GraphQLError, GraphQLScalarType } from 'graphql';

import { messages } from '../../../../schema/contract/messages.js';
import { badInput } from '../../../errors.js';
import type { ImportSource } from '../../../services/imports/reading/import-source.js';
import { uploadedBody } from '../../uploads/uploaded-body.js';

/** A file of a form that is read when its resolver asks for it. Error messages that repeat it show no content. */
export class Upload {
  readonly #next: () => Promise<MultipartFile | null>;
  #isTaken = false;

  constructor(next: () => Promise<MultipartFile | null>) {
    this.#next = next;
  }

  /** Returns the file. Throws BAD_USER_INPUT if the form does not contain it, or if it was taken before. */
  async take(): Promise<MultipartFile> {
    if (this.#isTaken) throw badInput('file', messages.uploadUsed);
    this.#isTaken = true;
    const file = await this.#next();
    if (file === null) throw badInput('file', messages.importFileRequired);
    return file;
  }
}

function uploadOf(value: unknown): Upload {
  if (value instanceof Upload) return value;
  throw new GraphQLError(messages.uploadValue);
}

/** Scalar for a file uploaded with an operation. */
export const UploadScalar = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  description: 'A file uploaded with the operation by a GraphQL multipart request.',
  parseValue: uploadOf,
  parseLiteral: uploadOf,
  serialize: () => {
    throw new GraphQLError(messages.uploadValue);
  },
});

/** Converts an uploaded file to an import source. Throws BAD_USER_INPUT if no file was sent. */
export async function uploadedSource(
  upload: Upload,
  sheet: string | null,
  maxBytes: number,
): Promise<ImportSource> {
  const { filename, file } = await upload.take();
  return { fileName: filename || null, body: uploadedBody(file), sheet, maxBytes };
}
