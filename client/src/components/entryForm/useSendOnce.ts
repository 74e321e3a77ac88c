import { useRef } from 'react';

/** Sends content with an idempotency key. */
type SendOnce = <Answer>(
  content: unknown,
  send: (idempotencyKey: string) => Promise<Answer>,
) => Promise<Answer>;

/**
 * Returns a function that sends content with a key. After a failure the same content has the same key: the server may
 * have stored it, although its answer did not arrive, and does not store it again.
 */
export function useSendOnce(): SendOnce {
  const failed = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return async (content, send) => {
    const sent = JSON.stringify(content);
    const key = failed.current?.content === sent ? failed.current.key : randomKey();
    failed.current = { content: sent, key };
    const answer = await send(key);
    failed.current = null;
    return answer;
  };
}

/** `crypto.randomUUID` is there on pages with HTTPS only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
