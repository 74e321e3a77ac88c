/** What a field says of the list below it. */
export interface ListState {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-activedescendant'?: string | undefined;
  /** A drawer around the field must not close by the key that closes the list. */
  readonly 'data-mantine-stop-propagation'?: true | undefined;
}

export const closedList: ListState = { 'aria-expanded': false };
