import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { paths } from '../paths';
import { fetchWithProgress } from './fetchWithProgress';

/** The way of operations that carry a file. The header makes browsers ask before another site may send one. */
export const uploadLink = new UploadHttpLink({
  uri: paths.graphql,
  headers: { 'apollo-require-preflight': 'true' },
  fetch: fetchWithProgress,
});
