import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { paths } from '../paths';

/** The link of operations with a file. Because of the header, browsers send a preflight request for other sites. */
export const uploadLink = new UploadHttpLink({
  uri: paths.graphql,
  headers: { 'apollo-require-preflight': 'true' },
  fetch: fetchWithProgress,
});

/** How much of a body has been sent, in bytes; the body is slightly larger than the file. */
type OnProgress = (sent: number, total: number) => void;

interface Progressive {
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Does what `fetch` does for a long body, and reports how much of it has been sent, which `fetch` cannot. Throws a
 * TypeError if there is no answer, and an AbortError if the request is cancelled.
 */
export function fetchWithProgress(uri: string, options: RequestInit & Progressive): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { signal } = options;
    const request = new XMLHttpRequest();
    request.open(options.method ?? 'GET', uri);
    new Headers(options.headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(loaded, total);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => reject(new TypeError('The request failed'));
    const abortUpload = () => reject(new DOMException('The request was cancelled', 'AbortError'));
    if (signal?.aborted) {
      abortUpload();
      return;
    }
    request.onabort = abortUpload;
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bodyOf(options.body));
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers([['content-type', request.getResponseHeader('content-type') ?? '']]);
  return new Response(request.responseText, { status: request.status, headers });
}

/** Uploads are forms; no other body is sent this way. */
function bodyOf(body: BodyInit | null | undefined): FormData | null {
  return body instanceof FormData ? body : null;
}
