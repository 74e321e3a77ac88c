import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file that is on its way. In a wrapping of its own, since TypeGraphQL waits for promises before it calls a resolver. */
export interface Upload {
  readonly file: Promise<FileUpload>;
}

/** A file that comes along with an operation. */
export const UploadScalar = new GraphQLScalarType<Upload, never>({
  name: 'Upload',
  description: 'A file that comes along with the operation, in the form of a GraphQL multipart request.',
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
  parseLiteral: (node, variables) => ({ file: GraphQLUpload.parseLiteral(node, variables) }),
  serialize: (value) => GraphQLUpload.serialize(value),
});
