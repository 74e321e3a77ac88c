import {
  Anchor,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MenuProps,
} from '@mantine/core';

import controls from './controls.module.css';

/** Neutrals with a slight cool tint; the dark scale runs from the text colour to the darkest background. */
const gray: MantineColorsTuple = [
  '#f5f7fa',
  '#edf1f5',
  '#dde3ea',
  '#cbd4de',
  '#b3bfcc',
  '#8c9aaa',
  '#56657a',
  '#415062',
  '#2b3846',
  '#16202b',
];
const dark: MantineColorsTuple = [
  '#dfe6ee',
  '#c3ceda',
  '#9dacbd',
  '#8494a6',
  '#3a4857',
  '#26313d',
  '#1a222c',
  '#10161d',
  '#0c1117',
  '#080c10',
];
/** The only accent colour, a deep petrol: used for interactive elements and nothing else. */
const petrol: MantineColorsTuple = [
  '#e8f1f6',
  '#d0e3ed',
  '#a9cfe2',
  '#8accea',
  '#4f9fc0',
  '#2d7d9f',
  '#22749a',
  '#0d4a66',
  '#0a3b52',
  '#072b3d',
];

const sans = "'Source Sans 3', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const mono = "'IBM Plex Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace";
const oneRadius = '4px';

/**
 * Opens below the right end of its button and in the same landmark; it contains only items, nothing hidden before them.
 */
const menuDefaults: MenuProps = {
  position: 'bottom-end',
  shadow: 'md',
  withinPortal: false,
  withInitialFocusPlaceholder: false,
};

const asDropdown = { classNames: { dropdown: controls.dropdown } };

/** Mantine in the product's style: six type sizes, one radius, borders instead of shadows. */
export const theme = createTheme({
  colors: { gray, dark, petrol },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  black: '#16202b',
  fontFamily: sans,
  fontFamilyMonospace: mono,
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.25rem', xl: '1.625rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.3' },
  headings: {
    fontFamily: sans,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: oneRadius, sm: oneRadius, md: oneRadius, lg: oneRadius, xl: oneRadius },
  shadows: { md: '0 6px 20px rgb(16 32 48 / 14%)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Anchor: Anchor.extend({ defaultProps: { underline: 'not-hover' } }),
    // Named, not imported: a visitor who uses no checkbox does not load them.
    Input: { classNames: { input: controls.input } },
    Radio: { classNames: { radio: controls.mark } },
    Checkbox: { classNames: { input: controls.mark } },
    Button: { classNames: { root: controls.button, label: controls.label } },
    CloseButton: { classNames: { root: controls.close } },
    InputClearButton: { classNames: { root: controls.close } },
    Kbd: { classNames: { root: controls.key } },
    Menu: { defaultProps: menuDefaults, ...asDropdown },
    Popover: asDropdown,
    Combobox: asDropdown,
    Select: asDropdown,
    Autocomplete: asDropdown,
    Drawer: { classNames: { title: controls.dialogTitle } },
    Modal: { classNames: { content: controls.dialog, title: controls.dialogTitle } },
    // A copied cell has only what is seen: “P01579”, without “(opens in a new tab)”.
    VisuallyHidden: { styles: { root: { userSelect: 'none' } } },
  },
});

const fromTokens = {
  '--mantine-color-anchor': 'var(--atlas-accent)',
  '--mantine-color-petrol-text': 'var(--atlas-accent)',
  '--mantine-color-petrol-light-color': 'var(--atlas-accent)',
  '--mantine-color-dimmed': 'var(--atlas-text-quiet)',
  '--mantine-color-placeholder': 'var(--atlas-text-quiet)',
  '--mantine-color-error': 'var(--atlas-danger)',
  '--mantine-color-default-border': 'var(--atlas-line)',
};

/** Makes Mantine's own surfaces and borders use the tokens. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
});
