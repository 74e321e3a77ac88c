import { importFileMessages } from '../../../../schema/contract/messages-import-files.js';
import { badInput } from '../../../errors.js';

/** In characters; the longest possible entry is shorter, even with every letter escaped. */
const maxItemLength = 8_388_608;
const listNames: ReadonlySet<string> = new Set(['data', 'entries']);
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Finds the texts of the items of a JSON list while it arrives: the list is the file itself, or is under `data` or
 * `entries` of its object. JSON.parse reads the texts; only one item is held in memory at a time.
 */
export class JsonItems {
  private pending = '';
  private position = 0;
  private depth = 0;
  private itemStart = -1;
  private stringStart = -1;
  private lastString = '';
  private state: 'before' | 'within' | 'after' = 'before';
  private count = 0;
  private listDepth = 0;

  /**
   * Returns the items that this text completes. Throws BAD_USER_INPUT for anything but a list, or an item without end.
   */
  add(text: string): string[] {
    this.pending += text;
    const items: string[] = [];
    while (this.position < this.pending.length) this.step(items);
    this.forget();
    return items;
  }

  /** Throws BAD_USER_INPUT if the list, or the object that contains it, is incomplete. */
  end(): void {
    if (this.state === 'before') throw badInput('file', importFileMessages.fileJsonShape);
    if (this.depth !== 0 || this.stringStart >= 0) {
      throw badInput('file', importFileMessages.fileJsonUnfinished);
    }
  }

  private step(items: string[]): void {
    if (this.stringStart >= 0) {
      this.endString();
      return;
    }
    const code = this.pending.charCodeAt(this.position);
    if (this.depth === 0 && this.state === 'after' && !isBlank(code)) throw this.misplaced();
    if (code === quote) this.stringStart = this.position;
    else if (code === openList || code === openObject) this.open(code);
    else if (code === closeList || code === closeObject) this.close(code, items);
    else if (code === comma && this.inList()) this.take(items);
    else if (this.depth === 0 && !isBlank(code)) throw this.misplaced();
    this.position += 1;
  }

  private misplaced(): Error {
    return this.state === 'before'
      ? badInput('file', importFileMessages.fileJsonShape)
      : badInput('file', importFileMessages.fileNotJson(this.count + 1));
  }

  private endString(): void {
    const end = this.pending.indexOf('"', this.position);
    this.position = end < 0 ? this.pending.length : end + 1;
    if (end < 0 || this.isEscaped(end)) return;
    if (this.state === 'before' && this.depth === 1) {
      this.lastString = this.pending.slice(this.stringStart + 1, end);
    }
    this.stringStart = -1;
  }

  private isEscaped(at: number): boolean {
    let backslashes = 0;
    while (
      at - backslashes - 1 > this.stringStart &&
      this.pending.charCodeAt(at - backslashes - 1) === backslash
    ) {
      backslashes += 1;
    }
    return backslashes % 2 === 1;
  }

  private open(code: number): void {
    const isList = this.depth === 0 || (this.depth === 1 && listNames.has(this.lastString));
    if (this.state === 'before' && code === openList && isList) {
      this.state = 'within';
      this.listDepth = this.depth + 1;
      this.itemStart = this.position + 1;
    }
    this.depth += 1;
  }

  private inList(): boolean {
    return this.state === 'within' && this.depth === this.listDepth;
  }

  private close(code: number, items: string[]): void {
    if (this.inList()) {
      if (code !== closeList) throw this.misplaced();
      const isEmpty = this.count === 0 && this.pending.slice(this.itemStart, this.position).trim() === '';
      if (!isEmpty) this.take(items);
      this.state = 'after';
      this.itemStart = -1;
    }
    this.depth -= 1;
    if (this.depth < 0) throw badInput('file', importFileMessages.fileNotJson(this.count + 1));
  }

  private take(items: string[]): void {
    items.push(this.pending.slice(this.itemStart, this.position));
    this.count += 1;
    this.itemStart = this.position + 1;
  }

  /** Drops all text except the beginning of an unfinished item or string. */
  private forget(): void {
    const starts = [this.itemStart, this.stringStart].filter((start) => start >= 0);
    const kept = Math.min(this.position, ...starts);
    this.pending = this.pending.slice(kept);
    this.position -= kept;
    if (this.itemStart >= 0) this.itemStart -= kept;
    if (this.stringStart >= 0) this.stringStart -= kept;
    if (this.pending.length > maxItemLength) {
      throw badInput('file', importFileMessages.itemTooLong(this.count + 1));
    }
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
