import { Kbd, Switch } from '@mantine/core';

import classes from './KeyHints.module.css';
import { useAreKeysOn } from './useSingleKeys';

interface KeyHintsProps {
  /** What keys do, those that belong together in one. */
  readonly hints: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** Says which single keys do what, and has them turned off. Nobody without a keyboard sees it. */
export function KeyHints({ hints }: KeyHintsProps) {
  const [isOn, setIsOn] = useAreKeysOn();
  return (
    <div className={classes.hints}>
      <Switch
        size="xs"
        label="Single keys"
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
      {isOn && (
        <ul className={classes.list} aria-label="Keys">
          {hints.map(({ keys, does }) => (
            <li key={does} className={classes.hint}>
              {keys.map((key) => (
                <Kbd key={key} size="xs">
                  {key}
                </Kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
