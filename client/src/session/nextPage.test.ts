import { loginFrom, nextPage } from './nextPage';

const next = (wanted: string) => nextPage(`?next=${encodeURIComponent(wanted)}`);

test.each([
  '/profile',
  '/users?role=Doctor&page=2',
  '/entries/AIA0000042#evidence',
  '/entries?search=//anti&disease=Behçet%27s',
])('%s is opened after signing in', (address) => {
  expect(next(address)).toBe(address);
});

test.each([
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/profile\\..\\x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/%0a/evil.example\u0000',
  'https://evil.example/profile',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /profile',
  '/.//evil.example',
  '/nowhere',
  '/login',
  '/login?next=/login',
  '/forgot-password',
  '/reset-password?token=abc',
])('%j opens the start page instead', (address) => {
  expect(next(address)).toBe('/');
});

test('without an address the start page is opened', () => {
  expect(nextPage('')).toBe('/');
});

test('of several addresses the first counts', () => {
  expect(nextPage('?next=%2Fprofile&next=%2F%2Fevil.example')).toBe('/profile');
});

test.each([
  [{ pathname: '/users', search: '?page=2', hash: '' }, '/login?next=%2Fusers%3Fpage%3D2'],
  [{ pathname: '/', search: '', hash: '' }, '/login'],
  [{ pathname: '/login', search: '?next=%2Fusers', hash: '' }, '/login?next=%2Fusers'],
  [{ pathname: '/reset-password', search: '?token=secret', hash: '' }, '/login'],
])('from %j one signs in at %s', (place, login) => {
  expect(loginFrom(place)).toBe(login);
});
