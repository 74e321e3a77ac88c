/**
 * Ends tests and hooks that take longer than the time they name, or than the usual limit. jest-light-runner has no
 * limits of its own.
 */
import { addEventHandler } from 'jest-circus';

/** Milliseconds; for real servers, databases and browsers on a busy machine. */
export const testTimeout = 180_000;

addEventHandler((event, { currentDescribeBlock }) => {
  if (event.name === 'add_test') limit(currentDescribeBlock.tests.at(-1), event.timeout);
  if (event.name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1), event.timeout);
});

function limit(item, timeout = testTimeout) {
  const { fn } = item;
  if (fn === undefined) return;
  item.fn = async () => {
    let timer;
    const late = new Promise((_, reject) => {
      const error = new Error(`It took longer than ${timeout} ms.`);
      timer = setTimeout(() => reject(error), timeout);
    });
    await Promise.race([fn(), late]).finally(() => clearTimeout(timer));
  };
}
