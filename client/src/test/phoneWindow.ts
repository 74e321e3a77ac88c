/** Makes the window as narrow as a phone until mocks are restored. */
export function setPhoneWindow(): void {
  const narrow = Object.assign(window.matchMedia(''), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(narrow);
}
