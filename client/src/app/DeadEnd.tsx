import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PageTitle } from '../components/PageTitle';
import { StateMessage } from '../components/StateMessage';
import { paths } from '../paths';
import classes from './DeadEnd.module.css';

interface DeadEndProps {
  /** The page's own title. */
  readonly name: string;
  /** What is the matter. */
  readonly title: string;
  /** The way on beside that to the entries. */
  readonly onward: { readonly to: string; readonly label: string };
  /** Why that is so. */
  readonly children: ReactNode;
  /** What can be tried besides. */
  readonly below?: ReactNode;
}

/** A page where one gets no further, and the ways on. */
export function DeadEnd({ name, title, onward, children, below }: DeadEndProps) {
  return (
    <div className={classes.page}>
      <PageTitle title={name} />
      <StateMessage
        title={title}
        action={
          <>
            <Button component={Link} to={paths.entries()}>
              Browse entries
            </Button>
            <Button component={Link} to={onward.to} variant="default">
              {onward.label}
            </Button>
          </>
        }
      >
        {children}
      </StateMessage>
      {below}
    </div>
  );
}
