/** The package declares its types only in comments; these are the parts we use. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client';

  export interface UploadHttpLinkOptions {
    readonly uri: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly fetch: (uri: string, options: RequestInit) => Promise<Response>;
  }

  class UploadHttpLink extends ApolloLink {
    constructor(options: UploadHttpLinkOptions);
  }
  export { UploadHttpLink as default };
}
