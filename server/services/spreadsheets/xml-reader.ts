import type { Readable } from 'node:stream';

import { SaxesParser } from 'saxes';

import { importFileMessages } from '../../../schema/contract/messages-import-files.js';
import { AppError, badInput } from '../../errors.js';
import { spreadsheetTooLarge } from './workbook-zip.js';

/** The callbacks for the parts of an XML file; names come without their prefix. */
export interface XmlHandler {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** Maximum number of characters in one text, tag or comment, which the parser holds in memory. */
const maxPartLength = 1_048_576;
/** Maximum number of open elements; the files of spreadsheet programs have about ten. */
const maxDepth = 100;

/**
 * Parses an XML file as it unpacks; yields after each chunk, so that the caller can take the results. Throws
 * BAD_USER_INPUT.
 */
export async function* readXml(stream: Readable, handler: XmlHandler): AsyncGenerator<void> {
  let quiet = 0;
  const parser = parserFor(handler, () => (quiet = 0));
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of stream) {
      if (!Buffer.isBuffer(chunk)) continue;
      quiet += chunk.length;
      parser.write(decoder.decode(chunk, { stream: true }));
      if (quiet > maxPartLength) throw spreadsheetTooLarge();
      yield;
    }
    parser.close();
    yield;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw badInput('file', importFileMessages.spreadsheetBroken);
  }
}

/** Reads a whole small XML file. */
export async function readWholeXml(stream: Readable, handler: XmlHandler): Promise<void> {
  const steps = readXml(stream, handler);
  while ((await steps.next()).done !== true);
}

/** Spreadsheet programs never declare entities, and the parser never resolves them. */
function parserFor(
  { open, close, text }: XmlHandler,
  onElement: () => void,
): SaxesParser<{ xmlns: false; position: false }> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw badInput('file', importFileMessages.spreadsheetEntities);
  });
  parser.on('opentag', ({ name, attributes }) => {
    onElement();
    depth += 1;
    if (depth > maxDepth) throw badInput('file', importFileMessages.spreadsheetBroken);
    open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    onElement();
    depth -= 1;
    close(localName(name));
  });
  parser.on('text', text);
  parser.on('cdata', text);
  return parser;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
