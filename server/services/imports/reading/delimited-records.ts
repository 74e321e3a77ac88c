/**
 * Splits csv or tsv text into records (RFC 4180) as it arrives: a text may end anywhere. Lines end with CR LF, LF or
 * CR. A quotation mark is an ordinary character in a cell that does not begin with one; so are both marks of a cell
 * that goes on after the closing one.
 */
export class DelimitedRecords {
  private cells: string[] = [];
  private cell = '';
  private place: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  private afterReturn = false;
  private length = 0;

  constructor(private readonly delimiter: string) {}

  /** The record that has not ended yet: its number of complete cells, and its length in characters. */
  get unended(): { readonly cells: number; readonly length: number; readonly isQuoted: boolean } {
    return { cells: this.cells.length, length: this.length, isQuoted: this.place === 'quoted' };
  }

  /** Returns the records that end in `text`. */
  read(text: string): string[][] {
    const records: string[][] = [];
    this.length += text.length;
    for (let at = 0; at < text.length;) {
      const letter = text.charAt(at);
      const endsPair = this.afterReturn && letter === '\n';
      this.afterReturn = false;
      if (this.place === 'quoted') at = this.readQuoted(text, at);
      else if (letter === '"' && this.place !== 'plain') {
        if (this.place === 'closed') this.cell += letter;
        this.place = 'quoted';
        at += 1;
      } else if (letter === this.delimiter) {
        this.endCell();
        at += 1;
      } else if (letter === '\n' || letter === '\r') {
        at += 1;
        this.length = text.length - at;
        if (endsPair) continue;
        this.endCell();
        records.push(this.cells);
        this.cells = [];
        this.afterReturn = letter === '\r';
      } else at = this.readPlain(text, at);
    }
    return records;
  }

  /** Returns the last record if no line end follows it. */
  end(): string[][] {
    return this.place === 'start' && this.cells.length === 0 ? [] : [[...this.cells, this.cell]];
  }

  private endCell(): void {
    this.cells.push(this.cell);
    this.cell = '';
    this.place = 'start';
  }

  /** Reads up to the next quotation mark, which it consumes. Returns the position after it. */
  private readQuoted(text: string, at: number): number {
    const found = text.indexOf('"', at);
    const end = found < 0 ? text.length : found;
    this.cell += text.slice(at, end);
    if (found >= 0) this.place = 'closed';
    return end + 1;
  }

  /** Reads up to the end of the cell. Returns its position. */
  private readPlain(text: string, at: number): number {
    const delimiter = this.delimiter.charCodeAt(0);
    let end = at;
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === delimiter || code === 10 || code === 13) break;
    }
    if (this.place === 'closed') this.cell = `"${this.cell}"`;
    this.place = 'plain';
    this.cell += text.slice(at, end);
    return end;
  }
}
