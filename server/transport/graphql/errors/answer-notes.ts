/** What the pipeline leaves behind for the HTTP adapter, which sees only the finished answer. */
export interface AnswerNotes {
  /** Errors carry the request id; those made before the pipeline began do not. */
  identified: boolean;
  /** The document or its variables were refused, for which `application/json` answers 200. */
  documentRefused: boolean;
  /** The database is away: the whole answer is a 503. */
  outage: boolean;
  /** When to come back, after an outage or too many attempts. */
  retryAfterSeconds: number | null;
}
