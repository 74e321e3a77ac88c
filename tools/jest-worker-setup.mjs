/**
 * What jest-light-runner leaves out: time limits of tests and hooks (the one they name, or the usual one), and the end
 * of a worker process when Jest is gone.
 */
import { addEventHandler } from 'jest-circus';

/** Milliseconds; for real servers, databases and browsers on a busy machine. */
export const testTimeout = 180_000;

// A server or a browser that the files of this process share would keep it alive.
process.on('disconnect', () => process.exit());

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
