import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { paths } from '../paths';
import { fetchWithProgress } from './fetchWithProgress';

/** The link of operations with a file. Because of the header, browsers send a preflight request for other sites. */
export const uploadLink = new UploadHttpLink({
  uri: paths.graphql,
  headers: { 'apollo-require-preflight': 'true' },
  fetch: fetchWithProgress,
});
