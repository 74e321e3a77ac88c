import type { Readable } from 'node:stream';

import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { AppError, badInput } from '../../../errors.js';

const headLength = 16_384;
const megabyte = 1_048_576;

/** The bytes of a file on its way in: its beginning can be looked at before it is read, and its length is watched. */
export class FileBytes {
  private readonly source: AsyncIterator<unknown, undefined>;
  private readonly looked: Buffer[] = [];
  private length = 0;
  private ended = false;
  private begun = false;

  constructor(
    private readonly body: Readable,
    private most: number | null,
  ) {
    this.source = body[Symbol.asyncIterator]();
  }

  /** The first 16 KiB, or all there is. Throws BAD_USER_INPUT for a body that breaks off. */
  async head(): Promise<Buffer> {
    while (this.length < headLength) {
      const chunk = await this.next();
      if (chunk === null) break;
      this.looked.push(chunk);
    }
    return Buffer.concat(this.looked);
  }

  /** Reads so many bytes ahead; returns whether the file has no more. Throws as `all` does. */
  async endWithin(length: number): Promise<boolean> {
    await this.head();
    this.begun = true;
    while (this.length < length) {
      const chunk = await this.next();
      if (chunk === null) return true;
      this.looked.push(chunk);
    }
    return false;
  }

  /** Lowers the limit to so many bytes. Throws PAYLOAD_TOO_LARGE where more were read already. */
  limitTo(bytes: number): void {
    this.most = Math.min(this.most ?? bytes, bytes);
    this.watch();
  }

  /** All bytes from the first. Throws PAYLOAD_TOO_LARGE, and whatever breaks the body off. */
  async *all(): AsyncGenerator<Buffer> {
    this.begun = true;
    yield* this.looked.splice(0);
    for (let chunk = await this.next(); chunk !== null; chunk = await this.next()) yield chunk;
  }

  close(): void {
    this.body.destroy();
  }

  private async next(): Promise<Buffer | null> {
    if (this.ended) return null;
    const { value, done } = await this.read();
    if (done === true) {
      this.ended = true;
      return null;
    }
    const chunk = Buffer.isBuffer(value) ? value : Buffer.from(String(value));
    this.length += chunk.length;
    this.watch();
    return chunk;
  }

  private async read(): Promise<IteratorResult<unknown, undefined>> {
    try {
      return await this.source.next();
    } catch (error) {
      // An API may have ended the body for a reason of its own; and of what breaks off later, the list of imports tells.
      if (error instanceof AppError || this.begun) throw error;
      throw badInput('file', importFileMessages.fileBroken);
    }
  }

  private watch(): void {
    if (this.most === null || this.length <= this.most) return;
    const limit = Math.floor(this.most / megabyte);
    throw new AppError('PAYLOAD_TOO_LARGE', importFileMessages.fileTooLarge(limit));
  }
}
