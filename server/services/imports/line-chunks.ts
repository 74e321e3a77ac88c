const chunkBytes = 65_536;
/** What one UTF-16 unit takes at most. */
const bytesEach = 3;

/**
 * Gathers lines as bytes, in pieces that are worth being sent. Each is written out at once: a line is put together of some
 * hundred texts, which nobody has to keep any longer then.
 */
export class LineChunks {
  private chunk = Buffer.allocUnsafe(chunkBytes);
  private length = 0;

  /** Returns what was gathered before, once there may be no place for the line beside it. */
  add(line: string): Buffer | null {
    let full: Buffer | null = null;
    if (this.length + line.length * bytesEach > this.chunk.length) {
      full = this.rest();
      this.chunk = Buffer.allocUnsafe(Math.max(chunkBytes, Buffer.byteLength(line)));
      this.length = 0;
    }
    this.length += this.chunk.write(line, this.length);
    return full;
  }

  /** What was gathered since; `null` where that is nothing. */
  rest(): Buffer | null {
    return this.length === 0 ? null : this.chunk.subarray(0, this.length);
  }
}
