import { ActionIcon, Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';

import field from '../../../components/Field.module.css';
import classes from './TermEditing.module.css';
import { blankRows } from './termForm';
import { type ListName, type TermList, termLists } from './termLists';
import type { MantineTermForm } from './useTermEditor';

interface TermRowsProps {
  readonly form: MantineTermForm;
  readonly name: ListName;
}

/** A list of a term: a row for each item, and a button that adds one. */
export function TermRows({ form, name }: TermRowsProps) {
  const list = termLists[name];
  const { length } = form.values[name];
  const focus = (path: string) => requestAnimationFrame(() => form.getInputNode(path)?.focus());
  const handleAdd = () => {
    form.insertListItem(name, blankRows[name]);
    focus(`${name}.${length}.${list.columns[0]?.name ?? ''}`);
  };
  const handleRemove = (place: number) => {
    form.removeListItem(name, place);
    // The pressed button is removed with its row.
    focus(name);
  };
  return (
    <>
      {length > 0 && (
        <ul className={classes.rows}>
          {form.values[name].map((_, place) => (
            // A row has no identity but its place, and all of its state is in the form.
            <li key={place} className={classes.row}>
              {list.columns.map((column) => (
                <Cell key={column.name} form={form} list={list} column={column} at={[name, place]} />
              ))}
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                className={classes.low}
                aria-label={`Remove ${list.one} ${place + 1}`}
                onClick={() => handleRemove(place)}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size="compact-sm"
        className={classes.add}
        data-path={name}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={handleAdd}
      >
        Add {list.one}
      </Button>
    </>
  );
}

interface CellProps {
  readonly form: MantineTermForm;
  readonly list: TermList;
  readonly column: TermList['columns'][number];
  readonly at: readonly [ListName, number];
}

function Cell({ form, list, column, at: [name, place] }: CellProps) {
  const path = `${name}.${place}.${column.name}`;
  const called = { label: column.label, 'aria-label': `${column.label} of ${list.one} ${place + 1}` };
  const input = form.getInputProps(path, { type: column.kind === 'flag' ? 'checkbox' : 'input' });
  const classNames = { input: field.input, label: classes.label };
  if (column.kind === 'flag')
    return <Checkbox key={form.key(path)} {...input} {...called} className={classes.low} />;
  if (column.kind === 'choice')
    return (
      <NativeSelect
        {...input}
        {...called}
        data={[...column.options]}
        className={classes.choice}
        classNames={classNames}
      />
    );
  return (
    <TextInput
      {...input}
      {...called}
      className={column.isCode === true ? classes.code : classes.text}
      autoComplete="off"
      spellCheck={false}
      classNames={classNames}
    />
  );
}
