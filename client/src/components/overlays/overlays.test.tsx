import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { renderApp } from '../../test/renderApp';
import { ConfirmDialog } from '../ConfirmDialog';
import { notices } from '../notify';
import { Dialog } from './Dialog';
import { DropdownMenu } from './Dropdown';
import { overlays } from './overlays';
import { SelectInput } from './SelectInput';
import { SuggestingInput } from './SuggestingInput';

afterEach(() => jest.restoreAllMocks());

/** As on a page that was just opened: the code is loaded when `arrive` is called, or fails to load with `fail`. */
function holdCode() {
  const gate = { open: () => {}, break: () => {} };
  const opened = new Promise<void>((resolve, reject) => {
    gate.open = resolve;
    gate.break = () => reject(new TypeError('Failed to fetch'));
  });
  const { load } = overlays;
  jest.spyOn(overlays, 'loaded').mockReturnValue(null);
  const held = jest.spyOn(overlays, 'load').mockImplementation(() => opened.then(load));
  const fail = () => {
    held.mockImplementation(load);
    gate.break();
  };
  const arrive = () =>
    act(async () => {
      gate.open();
      // Inputs take it in the next task.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { arrive, fail: () => act(async () => fail()) };
}

const MenuPage = () => (
  <DropdownMenu target={<Button>Download</Button>}>
    {({ Menu }) => (
      <Menu.Dropdown>
        <Menu.Item>CSV</Menu.Item>
        <Menu.Item>JSON</Menu.Item>
      </Menu.Dropdown>
    )}
  </DropdownMenu>
);

/** As with a dialog about one of several things, which is rendered when it is first opened. */
function LateDialogPage() {
  const [isOpen, { open, close }] = useDisclosure(false);
  const [isRendered, { open: render }] = useDisclosure(false);
  const ask = () => {
    render();
    open();
  };
  return (
    <>
      <Button onClick={ask}>Delete</Button>
      {isRendered && (
        <ConfirmDialog
          isOpen={isOpen}
          title="Delete it?"
          confirmLabel="Yes"
          isBusy={false}
          onConfirm={close}
          onClose={close}
        >
          It can be restored.
        </ConfirmDialog>
      )}
    </>
  );
}

function DialogPage() {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>Cite</Button>
      <Dialog opened={isOpen} onClose={close} title="How to cite">
        <a href="/elsewhere">A citation</a>
      </Dialog>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test.each([['{Enter}'], [' '], ['{ArrowDown}']])(
  'a menu opens by %j once its code is loaded',
  async (key) => {
    const { arrive } = holdCode();
    const { user } = renderApp({ pages: { '/': MenuPage }, at: '/' });
    expect(button('Download')).toHaveAttribute('aria-haspopup', 'menu');
    expect(button('Download')).toHaveAttribute('aria-expanded', 'false');
    button('Download').focus();
    await user.keyboard(key);
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(button('Download')).toHaveFocus();
    await arrive();
    expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeVisible();
    expect(button('Download')).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(button('Download')).toHaveFocus());
  },
);

test('Escape takes back a press whose code is still loading', async () => {
  const { arrive } = holdCode();
  const { user } = renderApp({ pages: { '/': MenuPage }, at: '/' });
  await user.click(button('Download'));
  await user.keyboard('{Escape}');
  await arrive();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button('Download')).toHaveFocus();
});

test('if the code cannot be loaded, the page says so, and the next press tries again', async () => {
  const { fail } = holdCode();
  const { user } = renderApp({ pages: { '/': MenuPage }, at: '/' });
  await user.click(button('Download'));
  await fail();
  expect(await screen.findByText(notices.partNotLoaded)).toBeInTheDocument();
  await user.click(button('Download'));
  expect(await screen.findByRole('menuitem', { name: 'JSON' })).toBeVisible();
});

test('a dialog opens once its code is loaded, and returns the focus to its button', async () => {
  const { arrive } = holdCode();
  const { user } = renderApp({ pages: { '/': DialogPage }, at: '/' });
  await user.click(button('Cite'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByRole('dialog', { name: 'How to cite' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Cite')).toHaveFocus());
});

test.each([['is loaded'], ['is still loading']])(
  'a dialog that is rendered open while its code %s returns the focus',
  async (state) => {
    await overlays.load();
    const { arrive } = state === 'is loaded' ? { arrive: () => Promise.resolve() } : holdCode();
    const { user } = renderApp({ pages: { '/': LateDialogPage }, at: '/' });
    await user.click(button('Delete'));
    await arrive();
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button('Delete')).toHaveFocus());
  },
);

function InputPage() {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <SuggestingInput label="Disease" data={['Celiac disease']} openOnFocus={false} />
      <SelectInput
        label="Type"
        data={['Enzyme', 'Receptor']}
        value={chosen}
        onChange={setChosen}
        classNames={{}}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear type' }}
      />
    </>
  );
}
const box = (name: string) => screen.getByRole('combobox', { name });

test('an input whose list is still loading keeps what is typed, the focus and the caret, and then opens', async () => {
  const { arrive } = holdCode();
  const { user } = renderApp({ pages: { '/': InputPage }, at: '/' });
  await user.type(box('Disease'), 'celi');
  await user.keyboard('{ArrowLeft}');
  await arrive();
  expect(box('Disease')).toHaveFocus();
  expect(box('Disease')).toHaveProperty('selectionStart', 3);
  await user.click(await screen.findByRole('option', { name: 'Celiac disease' }));
  expect(box('Disease')).toHaveValue('Celiac disease');
});

test('a select whose list is still loading filters by what is typed once it is there', async () => {
  const { arrive } = holdCode();
  const { user } = renderApp({ pages: { '/': InputPage }, at: '/' });
  await user.type(box('Type'), 'rec');
  await arrive();
  expect(await screen.findByRole('option', { name: 'Receptor' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Enzyme' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Receptor' }));
  expect(box('Type')).toHaveValue('Receptor');
});

test('an input keeps the focus when its list is loaded while another window has it', async () => {
  const { arrive } = holdCode();
  const { user } = renderApp({ pages: { '/': InputPage }, at: '/' });
  await user.type(box('Disease'), 'celi');
  // The browser says that the input is blurred, but it stays the active element.
  fireEvent.blur(box('Disease'));
  await arrive();
  expect(box('Disease')).toHaveFocus();
  expect(box('Disease')).toHaveValue('celi');
});

test('inputs that were left before their lists were loaded keep their text, and open nothing', async () => {
  const { arrive } = holdCode();
  const { user } = renderApp({ pages: { '/': InputPage }, at: '/' });
  await user.type(box('Disease'), 'celi');
  await user.tab();
  await user.tab();
  await arrive();
  expect(box('Disease')).toHaveValue('celi');
  expect(document.body).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
