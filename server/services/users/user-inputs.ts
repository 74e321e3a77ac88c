import type { PageInput } from '../pagination.js';

/** The fields of a person as a client sent them; the API drops all others. */
export interface UserInput {
  readonly name?: unknown;
  readonly username?: unknown;
  readonly email?: unknown;
  readonly contactNumber?: unknown;
  readonly role?: unknown;
  readonly isActive?: unknown;
  /** Read when an account is created, ignored otherwise. */
  readonly password?: unknown;
}

/** The filters, order and page of a list of people; numbers and flags may be texts. */
export interface UserListInput extends PageInput {
  readonly role?: string | null | undefined;
  readonly isActive?: boolean | string | null | undefined;
  /** Lists the closed accounts instead of the others. */
  readonly closed?: boolean | string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sortBy?: string | null | undefined;
  readonly sortOrder?: string | null | undefined;
}
