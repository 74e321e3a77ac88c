import { Anchor, type AnchorProps } from '@mantine/core';
import { Link, type LinkProps } from 'react-router-dom';

/** A link to a page of the product, in the type of the text around it. */
export function TextLink(props: AnchorProps & Omit<LinkProps, keyof AnchorProps>) {
  return <Anchor component={Link} inherit {...props} />;
}
