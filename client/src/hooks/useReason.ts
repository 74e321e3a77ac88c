import { useState } from 'react';

import { createUnsentForms } from './unsentForms';

const unsent = createUnsentForms<string>();

/** The state of the reason in a dialog. `form` names the dialog, in which it is again after a lost session. */
export function useReason(form: string) {
  const [reason, setReason] = useState(() => unsent.contentOf(form) ?? '');
  unsent.useUnsent(form, reason);
  return [reason, setReason] as const;
}
