import { Box, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';

import { ChangedFields, type ChangedFieldsProps } from './ChangedFields';
import classes from './UnfoldingChanges.module.css';

interface UnfoldingChangesProps extends ChangedFieldsProps {
  /** A summary of the number of changes. */
  readonly extent: string;
}

/** A summary of the changes that expands to the details. */
export function UnfoldingChanges({ extent, ...changed }: UnfoldingChangesProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const changesId = useId();
  return (
    <>
      <UnstyledButton
        className={classes.extent}
        aria-expanded={isOpen}
        aria-controls={isOpen ? changesId : undefined}
        onClick={toggle}
      >
        <IconChevronRight size={16} aria-hidden="true" />
        {extent}
      </UnstyledButton>
      {isOpen && (
        <Box id={changesId} data-framed mt={6} py={2} px={14}>
          <ChangedFields {...changed} />
        </Box>
      )}
    </>
  );
}
