/** `@floating-ui/dom` without layout: in jsdom, positions are zero, and computing them reads every ancestor's style. */
export * from '@floating-ui/dom';

export const autoUpdate = () => () => undefined;
export const computePosition = () => new Promise(() => undefined);
