/** An error answer of the REST API, with its status and body. */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';

  constructor(
    readonly status: number,
    /** The body of the answer, from the server or from a proxy in between. */
    readonly bodyText: string,
  ) {
    super(`The answer had status ${status}`);
  }
}
