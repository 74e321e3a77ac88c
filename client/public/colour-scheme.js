// Runs before anything is painted, so that a dark page never flashes white. The key is storageKeys.colourScheme
// of schema/contract; a browser test checks that both agree.
(function applyColourScheme() {
  var chosen = null;
  try {
    chosen = localStorage.getItem('atlas-colour-scheme');
  } catch {
    // If access to the storage is denied, the system's scheme applies.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
