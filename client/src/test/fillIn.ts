import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field in one step, by pasting; typing each letter renders a large form again each time. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
