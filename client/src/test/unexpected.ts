const { format } = jest.requireActual<{ format: (...args: readonly unknown[]) => string }>('node:util');

const unexpected: string[] = [];

/** Makes the running test fail for an unlisted request. */
export function reportUnmockedRequest(request: string): void {
  unexpected.push(`Unlisted request: ${request}`);
}

/** Makes every test fail that writes a warning or an error to the console, or accesses the network. */
export function failOnUnexpected(): void {
  const record =
    (level: string) =>
    (...args: readonly unknown[]) => {
      unexpected.push(`console.${level}: ${firstLines(format(...args))}`);
    };
  Object.assign(console, { warn: record('warn'), error: record('error') });
  Object.assign(globalThis, { fetch: (address: string) => Promise.reject(networkError(`fetch ${address}`)) });
  window.XMLHttpRequest.prototype.open = (method: string, address: string | URL) => {
    throw networkError(`${method} ${String(address)}`);
  };
  afterEach(failTest);
  afterAll(failTest);
}

function networkError(request: string): TypeError {
  reportUnmockedRequest(request);
  return new TypeError('Failed to fetch');
}

function failTest() {
  if (unexpected.length === 0) return;
  const error = new Error([...new Set(unexpected.splice(0))].join('\n'));
  error.stack = error.message;
  throw error;
}

/** Omits the stack of an error and the React component tree. */
function firstLines(message: string): string {
  const lines = message.split('\n').filter((line) => !/^\s*(at |$)/.test(line));
  return lines.slice(0, 4).join('\n').slice(0, 600);
}
