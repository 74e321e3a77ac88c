import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { Pool } from 'pg';

import { readConfig } from '../config.js';
import { SearchIndexUpkeep } from '../persistence/search-index-upkeep.js';
import { BareAnswers } from './bare-answers.js';
import { BareCreator } from './bare-create.js';
import { PlainAnswers } from './plain-answers.js';

/**
 * Measures the minimum cost of a request: `node:http`, `pg` and prepared statements, with the same answers as the REST
 * layer. Paths below `/plain` use a table of rows that knows nothing of ours; their rest equals that of REST.
 */
const { databaseUrl, host, port } = readConfig();
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const upkeep = new SearchIndexUpkeep(pool);
const bare = new BareAnswers(pool);
const plain = new PlainAnswers(pool);

const creator = new BareCreator(pool);

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
}).listen(port, host);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  const [path = '', query = ''] = url.split('?');
  if (path.startsWith('/plain/')) {
    const isPost = request.method === 'POST';
    send(response, isPost ? 201 : 200, await plainAnswer(path, query, isPost ? await bodyOf(request) : null));
    return;
  }
  if (request.method === 'POST') {
    send(response, 201, await creator.create(await bodyOf(request)));
    upkeep.schedule();
    return;
  }
  if (path === '/api/disease/export/data') {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' });
    return bare.export(response);
  }
  send(response, 200, await answerOf(path, query));
}

function send(response: ServerResponse, status: number, answered: object): void {
  const body = JSON.stringify(answered);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return JSON.parse(text);
}

function plainAnswer(path: string, query: string, body: unknown): Promise<object> {
  if (body !== null) return plain.create(body);
  if (path === '/plain/api/disease') return plain.page(new URLSearchParams(query));
  return plain.entry(path.slice('/plain/api/disease/'.length));
}

async function answerOf(path: string, query: string): Promise<object> {
  switch (path) {
    case '/readyz':
      return { status: 'ready' };
    case '/api/disease':
      return bare.page(new URLSearchParams(query));
    case '/api/disease/unique/disease':
      return bare.diseases();
    case '/api/disease/statistics/overview':
      return bare.statistics();
    default:
      return bare.entry(path.slice('/api/disease/'.length));
  }
}
