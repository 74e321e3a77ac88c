import type { Sent, SentBody } from '../../nouns/noun.js';
import type { userInput, usersArgs } from '../../nouns/user.js';

/** The fields of a person; the API drops all others. */
export type UserInput = SentBody<typeof userInput>;

/** The filters, order and page of a list of people. */
export type UserListInput = Sent<typeof usersArgs>;
