import { fetchWithProgress } from './uploadLink';

/** A fake browser request, controlled by the test. */
class PlayedRequest {
  static last: PlayedRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 200;
  responseText = '{"data":null}';
  sent: unknown;
  constructor() {
    PlayedRequest.last = this;
  }
  open() {
    return undefined;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return 'application/json';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

// Every browser has this, but jsdom lacks it.
class BareResponse {
  readonly status: number | undefined;
  constructor(
    readonly body: string,
    init: { status?: number },
  ) {
    this.status = init.status;
  }
}

beforeAll(() =>
  Object.assign(globalThis, { XMLHttpRequest: PlayedRequest, Response: BareResponse, Headers: Map }),
);

const options = (more: object = {}) =>
  ({
    method: 'POST',
    headers: [['authorization', 'Bearer t']],
    body: new FormData(),
    ...more,
  }) as RequestInit;

test('reports upload progress and returns the response as fetch does', async () => {
  const progress: number[] = [];
  const answer = fetchWithProgress(
    '/graphql',
    options({ onProgress: (sent: number) => progress.push(sent) }),
  );
  const { last } = PlayedRequest;
  last.upload.onprogress?.({ loaded: 40, total: 100 });
  last.upload.onprogress?.({ loaded: 100, total: 100 });
  last.status = 413;
  last.onload?.();
  expect(await answer).toMatchObject({ status: 413, body: '{"data":null}' });
  expect(progress).toEqual([40, 100]);
  expect(last.sent).toBeInstanceOf(FormData);
});

test('rejects as fetch does if there is no response', async () => {
  const answer = fetchWithProgress('/graphql', options());
  PlayedRequest.last.onerror?.();
  await expect(answer).rejects.toThrow(TypeError);
});

test('is aborted by the signal, before and during the upload', async () => {
  const controller = new AbortController();
  const answer = fetchWithProgress('/graphql', options({ signal: controller.signal }));
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  const late = fetchWithProgress('/graphql', options({ signal: controller.signal }));
  await expect(late).rejects.toMatchObject({ name: 'AbortError' });
  expect(PlayedRequest.last.sent).toBeUndefined();
});
