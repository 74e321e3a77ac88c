import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the first field that something is wrong with, whenever that is said anew; and back to the button
 * that sent the form, which lost it while it was busy.
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
      else if (wasSent && document.activeElement === document.body)
        form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    },
    [problem, isBusy],
  );
  return form;
}
