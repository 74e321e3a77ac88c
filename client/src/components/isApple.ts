/** Whether keyboard shortcuts are written with ⌘ instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
