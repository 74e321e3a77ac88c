import { type ReactNode, useEffect, useState } from 'react';

import { type Retry, useRetry } from '../hooks/useRetry';
import { LoadFailure } from './LoadFailure';

/** A part of a page whose code is loaded when it is first shown. */
interface OnDemandCode<Part> {
  /** Returns the part; `null` until it is loaded. */
  readonly loaded: () => Part | null;
  /** Loads the part; after a failure it can be called again. */
  readonly load: () => Promise<Part>;
}

/** Defines a part by the function that imports it. */
export function onDemand<Part>(importPart: () => Promise<Part>): OnDemandCode<Part> {
  let part: Part | null = null;
  return { loaded: () => part, load: async () => (part ??= await importPart()) };
}

interface OnDemandProps<Part> {
  readonly code: OnDemandCode<Part>;
  /** Shown while the code loads. @default nothing */
  readonly loading?: ReactNode;
  /** Shown if the code cannot be loaded. @default a message with a button to try again */
  readonly failed?: (retry: Retry) => ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** Loads the code of a part and shows it; if that fails, offers a retry in its place. */
export function OnDemand<Part>({ code, loading = null, failed, children }: OnDemandProps<Part>) {
  const [part, setPart] = useState(code.loaded);
  const [isFailed, setIsFailed] = useState(false);
  const show = (loaded: Part) => setPart(() => loaded);
  const retry = useRetry(async () => show(await code.load()));
  useEffect(
    function loadPart() {
      let isShown = true;
      code.load().then(
        (loaded) => isShown && setPart(() => loaded),
        () => isShown && setIsFailed(true),
      );
      return () => {
        isShown = false;
      };
    },
    [code],
  );
  if (part !== null) return children(part);
  if (!isFailed) return loading;
  return failed ? failed(retry) : <LoadFailure title="This part could not be loaded" retry={retry} />;
}
