import { isAscii, isUtf8 } from 'node:buffer';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { badInput } from '../../../errors.js';
import { encodingOf } from './file-kind.js';

/**
 * Decodes a file while it arrives: UTF-8, UTF-16 with a byte order mark, and Latin-1 (Windows-1252) where the first
 * byte beyond ASCII is not valid UTF-8. The mark is left out. Throws BAD_USER_INPUT for text that fits no single
 * encoding.
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>, head: Buffer): AsyncGenerator<string> {
  const decoder = decoderOf(head);
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk);
    if (text !== '') yield text;
  }
  const text = decoder.end();
  if (text !== '') yield text;
}

interface Decoder {
  decode(chunk: Buffer): string;
  end(): string;
}

function decoderOf(head: Buffer): Decoder {
  const encoding = encodingOf(head);
  return encoding === 'utf-8' ? new GuessingDecoder() : new StrictDecoder(encoding);
}

/** Decodes one encoding, and throws for invalid bytes. */
class StrictDecoder implements Decoder {
  private readonly decoder: InstanceType<typeof TextDecoder>;
  private before = 0;

  constructor(
    private readonly encoding: string,
    before = 0,
  ) {
    this.decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: before > 0 });
    this.before = before;
  }

  decode(chunk: Buffer): string {
    const text = this.decodeStrictly(chunk, true);
    this.before += chunk.length;
    return text;
  }

  end(): string {
    return this.decodeStrictly(Buffer.alloc(0), false);
  }

  private decodeStrictly(chunk: Buffer, stream: boolean): string {
    try {
      return this.decoder.decode(chunk, { stream });
    } catch {
      const name = this.encoding.slice(0, 6).toUpperCase();
      const at = this.before + invalidByte(chunk, this.encoding, this.before);
      throw badInput('file', importFileMessages.fileEncoding(name, at));
    }
  }
}

/** Returns the position, from 1, of the first byte of a chunk that cannot be decoded. It may begin within a letter. */
function invalidByte(chunk: Buffer, encoding: string, before: number): number {
  const isRest = (byte: number): boolean => (byte & 0xc0) === 0x80;
  const rest = encoding === 'utf-8' ? chunk.findIndex((byte) => !isRest(byte)) : before % 2;
  const start = rest > 0 && rest < 4 ? rest : 0;
  const isValid = (end: number): boolean => {
    try {
      new TextDecoder(encoding, { fatal: true }).decode(chunk.subarray(start, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  let [valid, invalid] = [start, chunk.length];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isValid(middle)) valid = middle;
    else invalid = middle;
  }
  return invalid;
}

/** Decodes ASCII up to the first other byte, which decides between UTF-8 and Latin-1. */
class GuessingDecoder implements Decoder {
  private decided: Decoder | null = null;
  private held = Buffer.alloc(0);
  private before = 0;

  decode(chunk: Buffer): string {
    if (this.decided !== null) return this.decided.decode(chunk);
    const bytes = this.held.length > 0 ? Buffer.concat([this.held, chunk]) : chunk;
    this.held = Buffer.alloc(0);
    if (isAscii(bytes)) {
      this.before += bytes.length;
      return bytes.toString('latin1');
    }
    const first = bytes.findIndex((byte) => byte > 0x7f);
    const length = letterLength(bytes[first] ?? 0);
    if (first + length > bytes.length) {
      this.held = Buffer.from(bytes.subarray(first));
      this.before += first;
      return bytes.toString('latin1', 0, first);
    }
    return this.decide(bytes, isUtf8(bytes.subarray(first, first + length)));
  }

  end(): string {
    if (this.decided !== null) return this.decided.end();
    return this.held.length > 0 ? this.decide(this.held, false) : '';
  }

  private decide(bytes: Buffer, utf8: boolean): string {
    this.decided = utf8 ? new StrictDecoder('utf-8', this.before) : windows1252;
    return this.decided.decode(bytes);
  }
}

function letterLength(firstByte: number): number {
  if (firstByte >= 0xf0) return 4;
  return firstByte >= 0xe0 ? 3 : firstByte >= 0xc0 ? 2 : 1;
}

/** The 32 characters in which Windows-1252 differs from Latin-1. */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252: Decoder = {
  decode: (chunk) =>
    chunk
      .toString('latin1')
      .replace(/[\x80-\x9f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter),
  end: () => '',
};
