import type { Action } from '../../../../schema/contract/policy.js';
import type { restPaths } from '../../../../schema/contract/rest-paths.js';
import type { JsonSchema } from '../../../nouns/noun.js';

export interface ParameterDocument {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  /** Whether the call is refused without it; path parameters always are. */
  readonly required?: true;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** Description of a route in the API reference. */
export interface RouteDocument {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: (typeof restPaths)[keyof typeof restPaths];
  readonly operationId: string;
  /** Chapter of the reference. @default that of the list of routes */
  readonly tag?: string;
  /** Action that the policy table checks. Calls that visitors may not make are refused before the body is read. */
  readonly action: Action;
  /** Action to check if the id in the path is the caller's own. @default `action` */
  readonly ownAction?: Action;
  /** Whether a public route refuses an invalid token. Public reads ignore it. */
  readonly refusesBadToken?: true;
  readonly summary: string;
  readonly description?: string;
  /** Whether clients should use another call. The description names it. */
  readonly deprecated?: true;
  /** @default [] */
  readonly parameters?: readonly ParameterDocument[];
  /** Schema of the JSON request body, if any. */
  readonly body?: JsonSchema;
  /** Whether the call can be made without the body. */
  readonly isBodyOptional?: boolean;
  /** Schema of the multipart form with a file, if any. */
  readonly form?: JsonSchema;
  /** Maximum size of the JSON body in bytes. @default `limits.jsonBodyBytes` */
  readonly bodyLimit?: number;
  /** Whether the route can answer 202 while the work continues in the background. */
  readonly mayContinueInBackground?: true;
  /** @default 200 */
  readonly status?: 200 | 201;
  /** Properties of the answer in addition to `success`. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** Names of the properties that are not always present. */
  readonly optional?: readonly string[];
  /** Whether an answer has an `ETag`, and is a 304 if the client's cached answer is current. */
  readonly hasEntityTag?: true;
  readonly hasTotalCount?: boolean;
  /** Media types of the answer other than JSON. */
  readonly files?: readonly string[];
  /** Error statuses of the route in addition to those of every call. @default [] */
  readonly refusals?: readonly (403 | 404 | 409 | 410)[];
  /**
   * Whether the route accepts an `Idempotency-Key`. Every POST that changes something does, except those whose answers
   * must not be stored: visitors could store any number.
   * With `'by its service'`, the service stores the key with the object it creates, since the work outlasts the answer.
   */
  readonly repeatable?: true | 'by its service';
  /** Whether the answer of a repeatable call contains a secret that must not be readable in the database. */
  readonly answersSecret?: true;
  /** Properties of an answer of status 400 in addition to the common ones. */
  readonly badInput?: Readonly<Record<string, unknown>>;
}
