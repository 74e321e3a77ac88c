import { useEffect, useRef } from 'react';

/** Takes the focus to the first field that something is wrong with, whenever the server has said so anew. */
export function useFieldFocus(problems: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    function focusFirstProblem() {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [problems],
  );
  return form;
}
