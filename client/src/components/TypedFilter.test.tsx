import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { TypedFilter } from './TypedFilter';

const onType = jest.fn();
const filter = (value: string) => (
  <MantineProvider env="test">
    <TypedFilter label="Mechanism" description="Filter" value={value} maxLength={200} onType={onType} />
  </MantineProvider>
);
const input = () => screen.getByLabelText('Mechanism');

beforeEach(() => onType.mockReset());

test('keeps what is typed while an earlier text is applied, and follows any other value', async () => {
  const user = userEvent.setup();
  const { rerender } = render(filter(''));
  await user.type(input(), 'co{Enter}m{Enter}p');
  rerender(filter('co'));
  expect(input()).toHaveValue('comp');
  rerender(filter('com'));
  expect(input()).toHaveValue('comp');
  // As the back button does.
  rerender(filter('co'));
  expect(input()).toHaveValue('co');
});

test('applies a text again that was on its way when it was changed', async () => {
  const user = userEvent.setup();
  render(filter('co'));
  await user.type(input(), 'm{Enter}{Backspace}{Enter}');
  expect(onType.mock.calls).toEqual([['com'], ['co']]);
});

test('applies the last text when it is closed, but not once another page was opened', async () => {
  const user = userEvent.setup();
  const { unmount } = render(filter(''));
  await user.type(input(), 'ant');
  unmount();
  expect(onType.mock.calls).toEqual([['ant']]);

  const { unmount: leave } = render(filter(''));
  await user.type(input(), 'pro');
  window.history.pushState({}, '', '/about');
  leave();
  window.history.back();
  expect(onType).toHaveBeenCalledTimes(1);
});
