import type { ReactNode } from 'react';

import { ButtonLink } from '../components/ButtonLink';
import { MessagePage } from '../components/MessagePage';
import { StateMessage } from '../components/StateMessage';
import { paths } from '../paths';

interface ErrorPageProps {
  /** The title of the page. */
  readonly name: string;
  /** What the problem is. */
  readonly title: string;
  /** A second link, next to the one to the entries. */
  readonly onward: { readonly to: string; readonly label: string };
  /** The cause of the problem. */
  readonly children: ReactNode;
  /** What else the person can try. */
  readonly below?: ReactNode;
}

/** An error page with links to other pages. */
export function ErrorPage({ name, title, onward, children, below }: ErrorPageProps) {
  return (
    <MessagePage title={name}>
      <StateMessage
        title={title}
        action={
          <>
            <ButtonLink to={paths.entries()}>Browse entries</ButtonLink>
            <ButtonLink to={onward.to} variant="default">
              {onward.label}
            </ButtonLink>
          </>
        }
      >
        {children}
      </StateMessage>
      {below}
    </MessagePage>
  );
}
