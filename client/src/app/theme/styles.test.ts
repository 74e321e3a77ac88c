interface Files {
  readonly existsSync: (path: string) => boolean;
  readonly readFileSync: (path: string, encoding: 'utf8') => string;
  readonly readdirSync: (path: string, options: { recursive: true; encoding: 'utf8' }) => readonly string[];
}

const { existsSync, readFileSync, readdirSync } = jest.requireActual<Files>('node:fs');
const source = 'client/src';
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const textsOf = (end: RegExp) =>
  files
    .filter((file) => end.test(file))
    .map((file) => ({ file, text: readFileSync(`${source}/${file}`, 'utf8') }));

test('the styles of every Mantine component in use are loaded', () => {
  const imports = textsOf(/(?<!\.test)\.tsx$/).flatMap(({ text }) => [
    ...[...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(','),
    ),
    // The styles of a part, such as Radio.Card, may be in a file of their own: RadioCard.layer.css.
    ...[...text.matchAll(/<([A-Z]\w*)\.([A-Z]\w*)/g)].map(([, whole = '', part = '']) => whole + part),
  ]);
  const styled = new Set(
    imports
      .map((name) => name.trim())
      .filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`)),
  );
  // Modal and Drawer draw on it.
  styled.add('Paper');
  const loaded = readFileSync(`${source}/app/theme/mantine.css`, 'utf8');
  expect([...styled]).toEqual(expect.arrayContaining(['Button', 'RadioCard', 'RadioIndicator']));
  expect([...styled].filter((name) => !loaded.includes(`/${name}.layer.css`))).toEqual([]);
});

/** 13, 15, 16, 20 and 26 px, and the title of the start page; paper has sizes of its own. */
const sizes = /^(var\(--mantine-font-size-(xs|sm|md|lg|xl)\)|2\.375rem|inherit|\d+pt)$/;

test('texts have one of six sizes', () => {
  const declared = textsOf(/\.css$/).flatMap(({ file, text }) =>
    [...text.matchAll(/font-size: ([^;]+);/g)].map(([, size = '']) => ({ file, size })),
  );
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter(({ size }) => !sizes.test(size))).toEqual([]);
});
