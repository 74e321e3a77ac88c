/** In the style of the Big List of Naughty Strings. */
const plainTexts = [
  '', ' ', '\u0000', '\u0001\u001f\u007f\u009f', '\t\r\n', 'undefined', 'null', 'NaN', 'true', '-1', '1e999', '0x0', '٣',
  '9'.repeat(400), 'Ω≈ç√∫˜µ≤≥÷', '田中さんにあげて下さい', '👩‍👩‍👧‍👦', '\ufeff', '\u202etest', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞', "' OR 1=1 --", '1; DROP TABLE entries',
  '%', '%%', '%s%p%n', '${7*7}', '{{7*7}}', '../../../../etc/passwd', '..\\..\\boot.ini', '<script>alert(1)</script>', '*',
  '\\*', '\\', '**********', '$(reboot)', '`id`', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[]', '{}',
  '{"a":1}', 'a&b=c#d?e', '+', '=', ';', ',', '(((((((((', '(a+)+$', 'a'.repeat(9000), 'İ', 'ß', '\u2028\u2029',
]; // prettier-ignore

/** Texts that no well-formed address can contain, percent-encoded by hand. */
const malformed = ['%ed%a0%80', '%ff', '%c0%af', '%', '%zz', '%u0041'];

/** Texts that a stranger may write into an address, percent-encoded. */
export const hostileTexts: readonly string[] = [...plainTexts.map(encodeURIComponent), ...malformed];

/** The same as JSON texts, in addition to lone surrogates, which no address can contain. */
export const hostileJsonTexts: readonly string[] = [...plainTexts, '\ud800', 'a\udc00b'];
