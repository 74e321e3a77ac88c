import { startStubHost } from '../../../test/stub-host.js';
import { restRoutes } from '../../../use-cases.js';

test('all files of the reference page come from this server', async () => {
  const { app } = await startStubHost();
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => String(file));
  expect(files).toHaveLength(5);
  for (const file of files) {
    const { statusCode, rawPayload } = await app.inject(file);
    expect([file, statusCode, rawPayload.length > 0]).toEqual([file, 200, true]);
  }
});

test('the page has no inline script or style, and its policy allows none', async () => {
  const { app } = await startStubHost();
  const { body, headers } = await app.inject('/api/docs');
  expect(body).not.toMatch(/<style|<script>|\son\w+=|style=/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('the OpenAPI document is served at the address that the page requests', async () => {
  const { app } = await startStubHost();
  const script = await app.inject('/api/docs/start.js');
  expect(script.body).toContain("'/api/openapi.json'");
  const document = await app.inject('/api/openapi.json');
  expect(document.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Object.keys(document.json<{ paths: object }>().paths)).toEqual([
    ...new Set(restRoutes.map(({ path }) => path)),
  ]);
});

test('its long files are compressed as a whole, once, instead of for each request', async () => {
  const { app } = await startStubHost();
  for (const url of ['/api/openapi.json', '/api/docs/swagger-ui-bundle.js', '/api/docs/swagger-ui.css']) {
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(rawPayload.length),
    });
  }
});
