import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { serverPaths } from '../../../../schema/contract/server-paths.js';
import { storageKeys } from '../../../../schema/contract/storage-keys.js';
import { CachedResponse } from '../../response-cache.js';
import { json, type RestRoute } from '../rest-route.js';
import { openApiDocument } from './openapi-document.js';

/** Swagger UI sets styles by DOM properties, which a strict policy allows. Its icons are `data:` images. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const icon = 'favicon-32x32.png';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Autoimmune Atlas REST API</title>
    <link rel="icon" type="image/png" href="${serverPaths.docs}/${icon}">
    <link rel="stylesheet" href="${serverPaths.docs}/swagger-ui.css">
    <link rel="stylesheet" href="${serverPaths.docs}/start.css">
  </head>
  <body>
    <div id="reference"></div>
    <script src="${serverPaths.docs}/swagger-ui-bundle.js"></script>
    <script src="${serverPaths.docs}/start.js"></script>
  </body>
</html>
`;

/**
 * Follows the colour scheme of the client. Swagger UI puts links into buttons, which screen readers cannot reach, and
 * skips the second level of headings.
 */
const startScript = `const systemScheme = matchMedia('(prefers-color-scheme: dark)');
const applyScheme = () => {
  const chosen = localStorage.getItem('${storageKeys.colourScheme}');
  const isDark = chosen === 'dark' || (chosen !== 'light' && systemScheme.matches);
  document.documentElement.classList.toggle('dark-mode', isDark);
};
applyScheme();
systemScheme.addEventListener('change', applyScheme);
const accessible = ({ React }) => ({
  wrapComponents: {
    InfoContainer: (Info) => (props) =>
      React.createElement('div', { role: 'banner' }, React.createElement(Info, props)),
    DeepLink: () => ({ text }) => React.createElement('span', null, text),
    operations: (Operations) => (props) => [
      React.createElement('h2', { key: 'heading', className: 'operations-heading' }, 'Operations'),
      React.createElement(Operations, { key: 'operations', ...props }),
    ],
  },
});
SwaggerUIBundle({
  plugins: [accessible],
  url: '${serverPaths.openapi}',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** Colours of sufficient contrast; the list of servers has one item and no label. */
const startStyle = `
.swagger-ui .scheme-container,
.swagger-ui .schemes-server-container {
  display: none;
}
.swagger-ui .info .title small,
.swagger-ui .info .title small.version-stamp {
  background: #56657a;
}
html:not(.dark-mode) .swagger-ui .info :is(.url, a) {
  color: #0d4a66;
}
.swagger-ui .operations-heading {
  margin: 24px 20px 0;
}
.swagger-ui .opblock .opblock-summary .opblock-summary-method {
  background: #16202b !important;
  color: #fff !important;
}
.swagger-ui .opblock.opblock-deprecated {
  opacity: 1;
}
html:not(.dark-mode) .swagger-ui
  :is(.opblock-summary-description, .opblock-summary-path__deprecated, .opblock-tag small, .parameter__in) {
  color: #16202b;
}
`;

const packageTexts = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/**
 * Serves the OpenAPI document and a Swagger UI page. All files come from this host. Each is compressed once: hundreds
 * of connections that ask for 1.5 MB would otherwise take all memory and processor time.
 */
export function registerApiDocs(app: FastifyInstance, routes: readonly RestRoute[], version: string): void {
  const document = JSON.stringify(openApiDocument(routes, version));
  const serve = (path: string, mediaType: string, text: string): void => {
    const response = new CachedResponse(text, { 'content-type': mediaType });
    get(app, path, (reply) => response.bodyFor(reply.request, reply));
  };
  serve(serverPaths.openapi, json, document);
  serve(`${serverPaths.docs}/start.js`, 'text/javascript; charset=utf-8', startScript);
  serve(`${serverPaths.docs}/start.css`, 'text/css; charset=utf-8', startStyle);
  for (const path of [serverPaths.docs, `${serverPaths.docs}/`]) {
    get(app, path, (reply) =>
      reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page),
    );
  }
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const [name, mediaType] of Object.entries(packageTexts)) {
    serve(`${serverPaths.docs}/${name}`, mediaType, readFileSync(join(folder, name), 'utf8'));
  }
  get(app, `${serverPaths.docs}/${icon}`, async (reply) =>
    reply.type('image/png').send(await readFile(join(folder, icon))),
  );
}

function get(app: FastifyInstance, url: string, answer: (reply: FastifyReply) => unknown): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (_request, reply) => answer(reply.header('cache-control', 'no-cache')),
  });
}
