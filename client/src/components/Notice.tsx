import type { ComponentPropsWithRef } from 'react';

import classes from './Notice.module.css';

interface NoticeProps extends ComponentPropsWithRef<'div'> {
  /** The kind of message, which the bar at its left shows. @default 'news' */
  readonly tone?: 'news' | 'warning' | 'danger';
}

/** A framed message within a page. Its role, if it has one, tells assistive technology how urgent it is. */
export function Notice({ tone = 'news', className, ...rest }: NoticeProps) {
  return <div {...rest} className={[classes.notice, className].filter(Boolean).join(' ')} data-tone={tone} />;
}
