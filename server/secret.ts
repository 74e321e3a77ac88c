import { inspect } from 'node:util';

const shown = '[hidden]';

/** A secret text. If printed, logged or converted to JSON by accident, it shows `[hidden]`. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The secret text. Call it only where the text is needed. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return shown;
  }

  toJSON(): string {
    return shown;
  }

  [inspect.custom](): string {
    return shown;
  }
}
