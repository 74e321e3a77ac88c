import { restPaths } from '../../../schema/contract/rest-paths.js';
import { startFakeHost } from '../../test/rest/fake-host.js';
import { restRoutes } from '../rest/rest-routes.js';

/** In the spirit of the Big List of Naughty Strings. */
const hostile = [
  '', ' ', '\u0000', '\u0001\u001f\u007f\u009f', '\t\r\n', 'undefined', 'null', 'NaN', 'true', '-1', '1e999', '0x0', '٣',
  '9'.repeat(400), 'Ω≈ç√∫˜µ≤≥÷', '田中さんにあげて下さい', '👩‍👩‍👧‍👦', '\ufeff', '\u202etest', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞', "' OR 1=1 --", '1; DROP TABLE entries',
  '%', '%%', '%s%p%n', '${7*7}', '{{7*7}}', '../../../../etc/passwd', '..\\..\\boot.ini', '<script>alert(1)</script>', '*',
  '\\*', '\\', '**********', '$(reboot)', '`id`', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[]', '{}',
  '{"a":1}', 'a&b=c#d?e', '+', '=', ';', ',', '(((((((((', '(a+)+$', 'a'.repeat(9000), 'İ', 'ß', '\u2028\u2029',
]; // prettier-ignore

/** Texts that no well-formed address can hold, percent-encoded by force. */
const malformed = ['%ed%a0%80', '%ff', '%c0%af', '%', '%zz', '%u0041'];

const encoded = [...hostile.map(encodeURIComponent), ...malformed];

const paths = restRoutes.map(({ path, parameters }) => [path, parameters.map(({ name }) => name)] as const);

test.each(paths)('nothing breaks whatever is sent to %s', async (path, names) => {
  const { app } = await startFakeHost();
  for (const text of encoded) {
    const query = names.map((name) => `${name}=${text.slice(0, 900)}`).join('&');
    const url = `${path.replace(/\{\w+\}/, text)}?${query}&${text.slice(0, 900)}=${text.slice(0, 900)}`;
    const answer = await app.inject({ url });
    expect([text, answer.statusCode < 500]).toEqual([text, true]);
    // The fake export answers 200 with something else than JSON.
    if (path !== restPaths.exportEntries || answer.statusCode !== 200) {
      expect(answer.json().success).toBe(answer.statusCode === 200);
    }
  }
});
