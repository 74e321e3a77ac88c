/** A JSON answer, which only tests access. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of any shape
export type Answer = any;

export interface Reply {
  readonly status: number;
  /** Parsed if it is JSON, a text otherwise. */
  readonly body: Answer;
  readonly headers: Headers;
}

export interface Sending {
  /** A form, or anything else as JSON. */
  readonly body?: unknown;
  readonly token?: string | null | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of the answer. */
  readonly timeoutMs?: number;
}

/** Calls an API as a script does. */
export async function callApi(
  address: string,
  method: string,
  path: string,
  { body, token, headers, timeoutMs }: Sending = {},
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const answer = await fetch(address + path, {
    method,
    headers: {
      ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  return {
    status: answer.status,
    body: isJson ? await answer.json() : await answer.text(),
    headers: answer.headers,
  };
}
