/** What a client sent of a person; whatever it sent beside these was left behind by its API. */
export interface UserInput {
  readonly name?: unknown;
  readonly username?: unknown;
  readonly email?: unknown;
  readonly contactNumber?: unknown;
  readonly role?: unknown;
  readonly isActive?: unknown;
  /** Read when an account is made, ignored otherwise. */
  readonly password?: unknown;
}

/** Which people are asked for; numbers and flags may come as text. */
export interface UserListInput {
  readonly page?: number | string | null | undefined;
  readonly limit?: number | string | null | undefined;
  readonly role?: string | null | undefined;
  readonly isActive?: boolean | string | null | undefined;
  /** Lists the closed accounts instead of the others. */
  readonly closed?: boolean | string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sortBy?: string | null | undefined;
  readonly sortOrder?: string | null | undefined;
}
