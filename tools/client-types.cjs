/** GraphQL Code Generator plugin: the types of the operations, without the descriptions, which the schema has. */
const { plugin } = require('@graphql-codegen/typescript-operations');
const { buildSchema, printSchema } = require('graphql');

const withoutDescriptions = (schema) => buildSchema(printSchema(schema).replace(/^ *"""[^]*?"""\n/gm, ''));

module.exports.plugin = (schema, ...others) => plugin(withoutDescriptions(schema), ...others);
