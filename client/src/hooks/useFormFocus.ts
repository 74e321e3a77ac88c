import { useEffect, useRef } from 'react';

import { isFocusLost } from './focusMain';

/**
 * Focuses the first invalid field whenever a new error appears; otherwise returns the focus to the submit button, which
 * loses it while disabled.
 */
export function useFormFocus(problem: unknown, isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(
    function focusOnAnswer() {
      const wasSent = wasBusy.current && !isBusy;
      wasBusy.current = isBusy;
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (problem && wrong) wrong.focus();
      else if (wasSent && isFocusLost()) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
    [problem, isBusy],
  );
  return form;
}
