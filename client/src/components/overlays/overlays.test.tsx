import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { act, screen, waitFor } from '@testing-library/react';

import { renderApp } from '../../test/renderApp';
import { notices } from '../notify';
import { Dialog } from './Dialog';
import { DropdownMenu } from './Dropdown';
import { overlays } from './overlays';

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
  return { arrive: () => act(async () => gate.open()), fail: () => act(async () => fail()) };
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
