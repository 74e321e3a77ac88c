import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const sources = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', 'server/test/**', 'client/src/test/**', 'client/e2e/**'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that everything has one name.',
};
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' };

const code = {
  files: sources,
  extends: [tseslint.configs.strictTypeChecked],
  languageOptions: {
    parserOptions: {
      // One program for all files: with one per tsconfig, the server would be checked three times.
      project: ['tsconfig.lint.json'],
      tsconfigRootDir: import.meta.dirname,
    },
  },
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-restricted-syntax': ['error', noDefaultExport, noEnum],
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
    // Numbers and booleans are allowed in templates; objects are not.
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    // React handlers and loaders may return a promise that is not awaited.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    '@typescript-eslint/no-confusing-void-expression': [
      'error',
      { ignoreArrowShorthand: true, ignoreVoidOperator: true },
    ],
    // A TypeGraphQL or TypeORM class may consist of decorated fields, without methods.
    '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  },
};

const environmentOnlyInConfig = {
  files: ['server/**/*.ts', 'schema/**/*.ts', 'migrations/**/*.ts', 'client/src/**/*.{ts,tsx}'],
  ignores: ['server/config.ts', ...tests],
  rules: {
    'no-restricted-properties': [
      'error',
      {
        object: 'process',
        property: 'env',
        message: 'server/config.ts reads the environment; take what you need from Config.',
      },
    ],
  },
};

const shortFiles = {
  files: sources,
  ignores: tests,
  rules: { 'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }] },
};

const shortLines = {
  files: [...sources, '**/*.{js,cjs,mjs}'],
  rules: { 'max-len': ['error', { code: 120, ignoreUrls: true }] },
};

const casts = {
  files: tests,
  rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
};

const testCode = {
  files: tests,
  rules: {
    '@typescript-eslint/no-non-null-assertion': 'off',
    '@typescript-eslint/require-await': 'off',
    '@typescript-eslint/no-confusing-void-expression': 'off',
    // Response bodies are JSON whose type the test itself checks.
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    '@typescript-eslint/unbound-method': 'off',
    // Response bodies are `unknown` in the server's tsconfig, but `any` in that of lint, which includes the DOM.
    '@typescript-eslint/no-unnecessary-type-assertion': 'off',
  },
};

const react = {
  files: ['client/src/**/*.{ts,tsx}'],
  extends: [reactHooks.configs.flat.recommended],
  rules: { 'react-hooks/exhaustive-deps': 'error' },
};

const everywhere = {
  plugins: { 'import-sort': importSort },
  rules: {
    'import-sort/imports': 'error',
    'import-sort/exports': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
  },
};

// Vite requires a default export.
const toolSettings = { files: ['client/*.config.ts'], rules: { 'no-restricted-syntax': 'off' } };

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.data/', 'coverage/', 'client/src/generated/', 'client/public/'] },
  everywhere,
  code,
  environmentOnlyInConfig,
  shortFiles,
  shortLines,
  react,
  testCode,
  casts,
  toolSettings,
);
