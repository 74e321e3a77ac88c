import { Title } from '@mantine/core';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

interface TitledSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title: ReactNode;
  /** @default that of level 2 */
  readonly headingSize?: 'md' | 'lg';
}

/** A section of a page, named by its heading. */
export function TitledSection({ title, headingSize, children, ...section }: TitledSectionProps) {
  const headingId = useId();
  return (
    <section {...section} aria-labelledby={headingId}>
      <Title order={2} id={headingId} fz={headingSize}>
        {title}
      </Title>
      {children}
    </section>
  );
}
