import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field by pasting it, since typing would render a large form again for each letter. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
