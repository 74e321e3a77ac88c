import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { session } from '../session/session';

/**
 * Remembers what forms of one kind held when the session ended, until the page is closed: the same person finds it
 * there after signing in again. Forms of entries have drafts instead.
 */
export function createUnsentForms<Content>() {
  const unsent = new Map<string, Content>();
  const keyOf = (form: string) => `${session.state().user?.id ?? ''} ${form}`;
  return {
    /** Returns what a form of the signed-in person held. */
    contentOf: (form: string): Content | undefined => unsent.get(keyOf(form)),
    /**
     * Remembers the content of a form if the session ends while it is open; and, given `isDone`, if the person leaves
     * it before that is true.
     */
    useUnsent(form: string, content: Content, isDone?: RefObject<boolean>): void {
      const [key] = useState(() => keyOf(form));
      const leave = useEffectEvent(() => {
        const ending = session.ending();
        const isLeft = ending === null && isDone?.current === false;
        if (isLeft || ending === 'expired' || ending === 'in-another-tab') unsent.set(key, content);
        else unsent.delete(key);
      });
      useEffect(function rememberContent() {
        return () => leave();
      }, []);
    },
  };
}

const unsent = createUnsentForms<string>();

/** The state of the one text of a form. `form` names the form, in which it is again after a lost session. */
export function useUnsentText(form: string) {
  const [text, setText] = useState(() => unsent.contentOf(form) ?? '');
  unsent.useUnsent(form, text);
  return [text, setText] as const;
}
