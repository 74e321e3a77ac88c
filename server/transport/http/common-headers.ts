/** Answers that are no pages may load and run nothing at all. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer says, whatever it is. Pages have a policy of their own. */
const onEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': dataPolicy,
};

const exposed = 'ETag, Retry-After, Content-Disposition, X-Request-Id, X-Total-Count, Idempotent-Replayed';

export type Headers = Readonly<Record<string, string>>;

/**
 * The headers of every answer, made once for each origin that may read: a table look-up is all a request pays.
 * No cookies are used, so an origin that may not read learns nothing that it could not read without a browser.
 */
export function commonHeaders(
  corsOrigins: '*' | readonly string[],
): (origin: string | undefined) => Headers {
  if (corsOrigins === '*') {
    const forAll = { ...onEveryAnswer, vary: 'accept-encoding', ...readableBy('*') };
    return () => forAll;
  }
  const forOthers = { ...onEveryAnswer, vary: 'accept-encoding, origin' };
  const byOrigin = new Map(corsOrigins.map((origin) => [origin, { ...forOthers, ...readableBy(origin) }]));
  return (origin) => (origin === undefined ? undefined : byOrigin.get(origin)) ?? forOthers;
}

function readableBy(origin: string): Headers {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed };
}

/** What a browser is told that asks beforehand whether it may send a request. */
export function preflightHeaders(methods: readonly string[]): Headers {
  return {
    allow: methods.join(', '),
    'access-control-allow-methods': methods.join(', '),
    // The star stands for every header but this one, which has to be named.
    'access-control-allow-headers': '*, Authorization',
    'access-control-max-age': '7200',
  };
}
