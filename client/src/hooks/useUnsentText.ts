import { useState } from 'react';

import { createUnsentForms } from './unsentForms';

const unsent = createUnsentForms<string>();

/** The state of the one text of a form. `form` names the form, in which it is again after a lost session. */
export function useUnsentText(form: string) {
  const [text, setText] = useState(() => unsent.contentOf(form) ?? '');
  unsent.useUnsent(form, text);
  return [text, setText] as const;
}
