import { Readable } from 'node:stream';

import { exportFormats } from '../../../schema/contract/export-formats.js';
import type { Services } from '../../services/services.js';
import { fakePeople } from './fake-people.js';
import { fakeFigures, fakeReadings } from './fake-readings.js';
import type { FakeAnswers } from './fake-things.js';
import { fakeWritings } from './fake-writings.js';

/** What the fakes below were called with, newest last. */
export type FakeCalls = { readonly name: string; readonly inputs: readonly unknown[] }[];

/** Stand-ins that answer from memory and write down what they were asked; any answer can be replaced. */
const standardAnswers: FakeAnswers = { ...fakeReadings, ...fakeFigures, ...fakePeople, ...fakeWritings };

/** All services as fakes; `answers` replaces what one of them does, by its name such as `entryList.list`. */
export function fakeServices(answers: FakeAnswers = {}) {
  const calls: FakeCalls = [];
  const services: Record<string, Record<string, unknown>> = {};
  for (const [name, answer] of Object.entries({ ...standardAnswers, ...answers })) {
    const [service = '', method = ''] = name.split('.');
    services[service] ??= {};
    services[service][method] = async (...inputs: never[]) => {
      calls.push({ name, inputs });
      return answer(...inputs);
    };
  }
  // The one that makes what it answers at once.
  services['importTemplates'] = {
    make: () => ({ ...exportFormats.csv, body: Readable.from(['first\r\n']) }),
  };
  return { services: services as unknown as Services, calls };
}
