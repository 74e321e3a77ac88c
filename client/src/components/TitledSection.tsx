import { Title } from '@mantine/core';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

interface TitledSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  readonly title: ReactNode;
  readonly headingClassName?: string | undefined;
}

/** A section of a page, named by its heading. */
export function TitledSection({ title, headingClassName, children, ...section }: TitledSectionProps) {
  const headingId = useId();
  return (
    <section {...section} aria-labelledby={headingId}>
      <Title order={2} id={headingId} className={headingClassName}>
        {title}
      </Title>
      {children}
    </section>
  );
}
