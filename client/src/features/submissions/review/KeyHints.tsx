import { Kbd, Switch } from '@mantine/core';

import classes from './KeyHints.module.css';
import { useAreKeysOn } from './useSingleKeys';

interface KeyHintsProps {
  /** The keyboard shortcuts with their effect; related keys share a hint. */
  readonly hints: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** Lists the single-key shortcuts, with a switch to turn them off. Hidden on devices without a keyboard. */
export function KeyHints({ hints }: KeyHintsProps) {
  const [isOn, setIsOn] = useAreKeysOn();
  return (
    <div className={classes.hints}>
      <Switch
        size="xs"
        label="Keyboard shortcuts"
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
      {isOn && (
        <ul className={classes.list} aria-label="Shortcuts">
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
