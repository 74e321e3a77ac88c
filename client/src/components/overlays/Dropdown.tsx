import type { MenuProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { ProgressLine } from '../ProgressLine';
import { type Overlays, useOverlays } from './overlays';

type Target = ReactElement<HTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;

interface Opening {
  readonly opened: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

interface MenuDropdownProps extends Omit<MenuProps, keyof Opening | 'children'> {
  /** The button that opens it. */
  readonly target: Target;
  /** Returns the dropdown of the menu. */
  readonly children: (code: Overlays) => ReactNode;
}

/** A button with a menu, whose code is loaded on demand. */
export function DropdownMenu({ target, children, ...menu }: MenuDropdownProps) {
  return (
    <Dropdown target={target} popup="menu">
      {(code, button, opening) => (
        <code.Menu {...menu} {...opening}>
          <code.Menu.Target>{button}</code.Menu.Target>
          {children(code)}
        </code.Menu>
      )}
    </Dropdown>
  );
}

interface DropdownProps {
  readonly target: Target;
  readonly popup: 'menu' | 'dialog';
  readonly children: (code: Overlays, button: Target, opening: Opening) => ReactNode;
}

/**
 * A button that opens something, whose code is loaded on demand. Until its first press it is the plain button:
 * replacing it earlier could lose a press.
 */
export function Dropdown({ target, popup, children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { code, mayOpen } = useOverlays(isOpen, () => setIsOpen(false));
  const button = useRef<HTMLButtonElement>(null);
  const ref = useMergedRef(button, target.props.ref);
  useLayoutEffect(
    function focusReplacement() {
      if (code !== null && !mayOpen) button.current?.focus({ preventScroll: true });
    },
    [code, mayOpen],
  );
  if (code !== null)
    return children(code, cloneElement(target, { ref }), { opened: isOpen && mayOpen, onChange: setIsOpen });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
    if (event.key !== 'ArrowDown' || popup !== 'menu') return;
    event.preventDefault();
    setIsOpen(true);
  };
  const plain = { 'aria-haspopup': popup, 'aria-expanded': false, onKeyDown: handleKeyDown } as const;
  return (
    <>
      {cloneElement(target, { ...plain, onClick: () => setIsOpen(true) })}
      {isOpen && <ProgressLine />}
    </>
  );
}
