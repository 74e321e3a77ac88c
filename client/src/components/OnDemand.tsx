import { type ComponentType, useEffect, useState } from 'react';

import { type Retry, useRetry } from '../hooks/useRetry';
import { LoadFailure } from './LoadFailure';

/** Code that is loaded when it is first needed. */
interface CodeOnDemand<Code> {
  /** Returns the code; `null` until it is loaded. */
  readonly loaded: () => Code | null;
  /** Loads the code; after a failure it can be called again. */
  readonly load: () => Promise<Code>;
}

/** Defines code by the function that imports it. */
export function codeOnDemand<Code>(importCode: () => Promise<Code>): CodeOnDemand<Code> {
  let code: Code | null = null;
  return { loaded: () => code, load: async () => (code ??= await importCode()) };
}

/** Shows nothing. */
export const Nothing = () => null;

/**
 * Defines a part of a page whose code is loaded when it is first shown: the module that has it, its name there, what is
 * shown meanwhile (by default nothing), and what if it cannot be loaded (by default a message with a button to try
 * again). These get the same props.
 */
export function onDemand<Name extends string, Props extends object>(
  importModule: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  Loading: ComponentType<NoInfer<Props>> = Nothing,
  Failed: ComponentType<NoInfer<Props> & { readonly retry: Retry }> = PartFailure,
) {
  const code = codeOnDemand<ComponentType<Props>>(async () => (await importModule())[name]);
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(code.loaded);
    const [isFailed, setIsFailed] = useState(false);
    const show = (loaded: ComponentType<Props>) => setPart(() => loaded);
    const retry = useRetry(async () => show(await code.load()));
    useEffect(function loadPart() {
      let isShown = true;
      code.load().then(
        (loaded) => isShown && setPart(() => loaded),
        () => isShown && setIsFailed(true),
      );
      return () => {
        isShown = false;
      };
    }, []);
    if (Part !== null) return <Part {...props} />;
    return isFailed ? <Failed {...props} retry={retry} /> : <Loading {...props} />;
  };
}

function PartFailure({ retry }: { readonly retry: Retry }) {
  return <LoadFailure title="This part could not be loaded" retry={retry} />;
}
