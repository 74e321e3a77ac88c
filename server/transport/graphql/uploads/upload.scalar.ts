import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

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
