/** The rules of the TypeScript and JavaScript. */
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** Browser globals: games and studies must run anywhere. */
const BROWSER_ONLY = [
  ...Object.keys(globals.browser).filter((name) => !(name in globals.node)),
  ...['BroadcastChannel', 'MessageChannel', 'MessagePort', 'localStorage', 'navigator'],
  ...['sessionStorage'],
];

export default defineConfig(
  globalIgnores(['build/', 'dist/', 'test-results/', 'tests/golden/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: { eqeqeq: 'error', 'no-duplicate-imports': 'error', 'object-shorthand': 'error' } },
  { files: ['**/*.js'], languageOptions: { globals: globals.node } },
  // Some of it runs inside the page that is measured or watched.
  {
    files: ['tests/bench/**', 'tests/webkit/note_complaints.js', 'web/courses/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `const { left: _left, ...rest } = all` names what is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // `onClick={() => model.start()}` is clear.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The reason of an AbortSignal is passed on unchanged, and may be anything.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Numbers are fine in templates; all else needs a conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Global declarations can't import.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['tests/**/*.ts', 'tests/**/*.tsx'],
    rules: {
      // A test may rely on what it has set up, replace a class, look at a method from outside, and Vitest's matchers
      // are of type any.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message: 'Wait for a state: a machine may be busy. tests/e2e/rest.ts has a page at rest.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length>1]',
          message:
            'Wait for a state: a machine may be busy. tests/web/turns.ts has what comes next.',
        },
        {
          selector: 'Literal[value="networkidle"]',
          message:
            'That waits half a second without a request. tests/e2e/rest.ts has a page at rest.',
        },
      ],
    },
  },
  {
    files: ['web/**', 'scripts/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['web/src/**'], rules: { 'no-console': 'error' } },
  {
    files: ['web/src/**'],
    ignores: ['web/src/viewport/key_press.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['key', 'code', 'isComposing'].map((property) => ({
          object: 'event',
          property,
          message: 'Read a key with pressedKey, which knows other keyboards and input methods.',
        })),
      ],
    },
  },
  {
    // Messages that say “try again” have the button: pages and views explain failures by `Failure`.
    files: ['web/src/{pages,activity,widgets,study_views,cloth,ui}/**'],
    ignores: [
      'web/src/ui/Failure.tsx',
      // Announced beside visible messages.
      'web/src/study_views/BoardAnnouncer.tsx',
      // The line of a bar that has the button.
      'web/src/study_views/{first_minute/FirstMinuteBar,play/turn_words}.ts*',
      // Shown beside the pressed button, which can be pressed again.
      'web/src/{cloth/SaveForm,study_views/why/open_problem_text}.ts*',
      // A refused field needs other numbers, not another try.
      'web/src/pages/solve/Controls.tsx',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/failure_text$/]',
          message:
            'Say why something failed by ui/Failure.tsx, which has the button for another try.',
        },
      ],
    },
  },
  {
    files: ['web/src/{game,study}/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...BROWSER_ONLY.map((name) => ({
          name,
          message: 'Games and studies know no browser: let the page hand them what they need.',
        })),
      ],
    },
  },
);
