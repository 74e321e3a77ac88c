import { SegmentedControl } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

import classes from './ShowAsSwitch.module.css';

interface ShowAsSwitchProps<Shape extends string> {
  readonly value: Shape;
  /** In display order. */
  readonly shapes: readonly Shape[];
  readonly words: Readonly<Record<Shape, { readonly label: string; readonly Icon: Icon }>>;
  readonly onShow: (shape: Shape) => void;
}

/** Switches between views of the same content, each with a label and an icon. */
export function ShowAsSwitch<Shape extends string>(props: ShowAsSwitchProps<Shape>) {
  const { value, shapes, words, onShow } = props;
  return (
    <SegmentedControl<Shape>
      aria-label="Show as"
      size="xs"
      withItemsBorders={false}
      value={value}
      onChange={onShow}
      transitionDuration={120}
      className={classes.shapes}
      data={shapes.map((shape) => ({ value: shape, label: <ShapeLabel {...words[shape]} /> }))}
    />
  );
}

function ShapeLabel({ label, Icon: Drawing }: { readonly label: string; readonly Icon: Icon }) {
  return (
    <span className={classes.shape}>
      <Drawing size={16} aria-hidden="true" />
      {label}
    </span>
  );
}
