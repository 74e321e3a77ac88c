/** Says how a worker process of Jest ended, where it died: jest-light-runner knows only that it did. */
import { subscribe } from 'node:diagnostics_channel';

subscribe('child_process', ({ process: child }) => {
  child.once('exit', (code, signal) => {
    if (signal !== null) process.stderr.write(`A test process (${child.pid}) was ended by ${signal}.\n`);
    else if (code !== 0)
      process.stderr.write(`A test process (${child.pid}) ended with exit code ${code}.\n`);
  });
});
