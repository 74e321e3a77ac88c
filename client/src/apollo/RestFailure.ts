/** A refusal of the REST API, with what it said. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';

  constructor(
    readonly status: number,
    /** The body of the answer: the server's own, or a page of somebody in between. */
    readonly bodyText: string,
  ) {
    super(`The answer had status ${status}`);
  }
}
