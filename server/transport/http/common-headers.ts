/** Content security policy of answers other than pages: nothing may be loaded or run. */
const dataPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer. Pages override the policy. */
const commonResponseHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': dataPolicy,
};

const exposed =
  'ETag, Retry-After, Content-Disposition, X-Request-Id, X-Total-Count, Idempotent-Replayed, RateLimit-Limit, ' +
  'RateLimit-Remaining, RateLimit-Reset';

export type Headers = Readonly<Record<string, string>>;

/**
 * Returns the lookup of the headers of every answer by origin. Headers are created once per allowed origin, so a
 * request costs one map lookup. No cookies are used, so other origins can read nothing that they could not read
 * without a browser.
 */
export function commonHeaders(corsOrigins: '*' | readonly string[]): (origin: string | undefined) => Headers {
  if (corsOrigins === '*') {
    const forAll = { ...commonResponseHeaders, vary: 'accept-encoding', ...readableBy('*') };
    return () => forAll;
  }
  const forOthers = { ...commonResponseHeaders, vary: 'accept-encoding, origin' };
  const byOrigin = new Map(corsOrigins.map((origin) => [origin, { ...forOthers, ...readableBy(origin) }]));
  return (origin) => (origin === undefined ? undefined : byOrigin.get(origin)) ?? forOthers;
}

function readableBy(origin: string): Headers {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed };
}

/** Headers of the answer to a CORS preflight request. */
export function preflightHeaders(methods: readonly string[]): Headers {
  return {
    allow: methods.join(', '),
    'access-control-allow-methods': methods.join(', '),
    // The wildcard covers every header except this one, which must be listed.
    'access-control-allow-headers': '*, Authorization',
    'access-control-max-age': '7200',
  };
}
