import { ActionIcon, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';

import { ToolButton } from '../../../components/ToolButton';
import type { SourceInput } from '../../../generated/types';
import classes from './TermEditing.module.css';
import { blankRows } from './termForm';
import { type ListName, type TermList, termLists } from './termLists';
import type { MantineTermForm } from './useTermEditor';

interface TermRowsProps {
  readonly form: MantineTermForm;
  readonly name: ListName;
  /** How its rows are called and made of cells. @default that of the name */
  readonly list?: TermList;
  /** The places of the rows that are shown. @default all */
  readonly places?: readonly number[];
  /** A new row. @default that of the name */
  readonly blank?: (typeof blankRows)[ListName] | SourceInput;
}

/** A list of a term: a row for each item, and a button that adds one. */
export function TermRows({
  form,
  name,
  list = termLists[name],
  places = [...form.values[name].keys()],
  blank = blankRows[name],
}: TermRowsProps) {
  const { length } = form.values[name];
  const ofList = list.of === undefined ? '' : ` of ${list.of}`;
  const focus = (path: string) => requestAnimationFrame(() => form.getInputNode(path)?.focus());
  const handleAdd = () => {
    form.insertListItem(name, blank);
    focus(`${name}.${length}.${list.columns[0]?.name ?? ''}`);
  };
  const handleRemove = (place: number) => {
    form.removeListItem(name, place);
    // The pressed button is removed with its row.
    focus(name + ofList);
  };
  return (
    <>
      {places.length > 0 && (
        <ul data-stack="10">
          {places.map((place, row) => (
            // A row has no identity but its place, and all of its state is in the form.
            <li key={place} className={classes.row}>
              {list.columns.map((column) => (
                <Cell
                  key={column.name}
                  form={form}
                  column={column}
                  path={`${name}.${place}.${column.name}`}
                  of={`${list.one} ${row + 1}${ofList}`}
                />
              ))}
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                className={classes.low}
                aria-label={`Remove ${list.one} ${row + 1}${ofList}`}
                onClick={() => handleRemove(place)}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <ToolButton
        style={{ justifySelf: 'start' }}
        data-path={name + ofList}
        aria-label={`Add ${list.one}${ofList}`}
        Icon={IconPlus}
        onClick={handleAdd}
      >
        Add {list.one}
      </ToolButton>
    </>
  );
}

interface CellProps {
  readonly form: MantineTermForm;
  readonly column: TermList['columns'][number];
  /** Its place in the form. */
  readonly path: string;
  /** What its row is called. */
  readonly of: string;
}

function Cell({ form, column, path, of }: CellProps) {
  const called = { label: column.label, 'aria-label': `${column.label} of ${of}` };
  const input = form.getInputProps(path, { type: column.kind === 'flag' ? 'checkbox' : 'input' });
  const classNames = { label: classes.label };
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
  if (column.isLong === true)
    return (
      <Textarea
        {...input}
        {...called}
        autosize
        minRows={1}
        className={classes.long}
        autoComplete="off"
        spellCheck={false}
        classNames={classNames}
        onKeyDown={withoutLineBreaks}
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

/** A long text is shown in several lines, but is one. */
function withoutLineBreaks(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
