import { describe, expect, test } from 'vitest';
import { surfaceChange } from './surface-change.mjs';
import { REFERRED } from './surface-report.mjs';
import { versionProblems } from './surface-rules.mjs';

const REPORT = `# Public surface of @airdex/widgets 1.4.2

## @airdex/widgets/button

\`\`\`ts
export interface ButtonProps {
    readonly label: string;
    readonly shape: {
        readonly size?: 'small' | 'medium';
    };
    readonly onPress?: () => void;
}

export const CONTRACT_VERSION = "1.3.0";

export type CallName = 'addButton' | 'press';

export interface Pressed {
    readonly at: number;
}
\`\`\`

## ${REFERRED}

\`\`\`ts
interface Shade {
    readonly tone: string;
}
\`\`\`

## Calls of the API

\`\`\`yaml
addButton:
  call: POST api/buttons (user)
  body:
    type: object
    properties:
      label:
        type: string
        maxLength: 20
    required:
      - label
  json:
    type: object
    properties:
      id:
        type: integer
    required:
      - id
\`\`\`
`;

/** Replaces a text in the report. The text must exist. */
function changed(/** @type {string} */ from, /** @type {string} */ to) {
  expect(REPORT).toContain(from);
  return REPORT.replace(from, to);
}

const kindOf = (/** @type {string} */ from, /** @type {string} */ to) =>
  surfaceChange(REPORT, changed(from, to)).kind;

describe('a change of a surface', () => {
  test.each([
    ['an export is removed', '\n\nexport interface Pressed {\n    readonly at: number;\n}', ''],
    ['an export is now only referred to', 'export interface Pressed', 'interface Pressed'],
    ['a member is removed', '    readonly at: number;\n', ''],
    ['a member has another type', 'at: number', 'at: string'],
    ['a nested member is removed', "        readonly size?: 'small' | 'medium';\n", ''],
    ['an option becomes required', 'onPress?:', 'onPress:'],
    ['callers must pass another property', 'label: string;', 'label: string;\n    readonly tone: string;'],
    ['a list has one name less', " | 'press'", ''],
    ['a call moves', 'api/buttons', 'api/button'],
    ['a call has a lower limit', 'maxLength: 20', 'maxLength: 10'],
    ['a body must contain another field', '      - label\n', '      - label\n      - tone\n'],
    ['a response may lack a field', '    required:\n      - id\n', ''],
  ])('is breaking when %s', (_, from, to) => {
    expect(kindOf(from, to)).toBe('breaking');
  });

  test.each([
    ['an export', 'export interface Pressed', 'export const A: number;\n\nexport interface Pressed'],
    ['an export that was referred to', 'interface Shade', 'export interface Shade'],
    [
      'an optional property that callers pass',
      'label: string;',
      'label: string;\n    readonly tone?: string;',
    ],
    ['a member that callers only read', 'at: number;', 'at: number;\n    readonly by: string;'],
    [
      'an optional field of a body',
      '    required:\n      - label',
      '      tone:\n        type: string\n    required:\n      - label',
    ],
    ['a name in a list', " | 'press'", " | 'hold' | 'press'"],
    ['a required field of a response', '      - id\n', '      - id\n      - name\n'],
  ])('is additive when there is one more: %s', (_, from, to) => {
    expect(kindOf(from, to)).toBe('additive');
  });

  test('is none when declarations change their order, or the contract its version', () => {
    const [first = '', second = ''] = [
      '    readonly label: string;\n',
      '    readonly onPress?: () => void;\n',
    ];
    expect(kindOf(first, '')).toBe('breaking');
    const moved = changed(first, '').replace(second, `${second}${first}`);
    expect(surfaceChange(REPORT, moved).kind).toBe('none');
    expect(kindOf('"1.3.0"', '"1.4.0"')).toBe('none');
  });

  test('names what is broken, with the declaration around it', () => {
    expect(surfaceChange(REPORT, changed('at: number', 'at: string')).broken).toEqual([
      '@airdex/widgets/button › export interface Pressed { › readonly at: number;',
    ]);
  });
});

describe('the version of a package', () => {
  const additive = changed('at: number;', 'at: number;\n    readonly by: string;');
  const breaking = changed('at: number', 'at: string');
  const problems = (
    /** @type {string} */ current,
    /** @type {string} */ version,
    changelog = `# Changelog\n\n## ${version}\n\n- Text.\n`,
  ) => versionProblems({ version, changelog, recorded: REPORT, current });

  test.each([
    ['nothing changed', REPORT, '1.4.2'],
    ['nothing changed and the version is raised', REPORT, '1.4.3'],
    ['something was added', additive, '1.5.0'],
    ['something is broken', breaking, '2.0.0'],
    ['something was added and the version is raised by more than needed', additive, '2.0.0'],
  ])('is right when %s', (_, current, version) => {
    expect(problems(current, version)).toEqual([]);
  });

  test.each([
    ['something was added and the version is the same', additive, '1.4.2', '1.5.0'],
    ['something was added and only the patch number is raised', additive, '1.4.3', '1.5.0'],
    ['something is broken and the version is the same', breaking, '1.4.2', '2.0.0'],
    ['something is broken and only the minor number is raised', breaking, '1.5.0', '2.0.0'],
  ])('is wrong when %s', (_, current, version, required) => {
    expect(problems(current, version)[0]).toContain(`from 1.4.2 to ${required} or more`);
  });

  test('is requested with the first lines that require it, and the number of further ones', () => {
    const exports = Array.from({ length: 25 }, (_, at) => `export const a${at}: number;\n\n`).join('');
    const lines = problems(
      changed('export interface Pressed', `${exports}export interface Pressed`),
      '1.4.2',
    );
    expect(lines).toHaveLength(22);
    expect(lines[1]).toBe('  new: @airdex/widgets/button › export const a0: number;');
    expect(lines[21]).toBe('  … and 5 more');
  });

  test('does not go back', () => {
    expect(problems(REPORT, '1.4.1')).toEqual([expect.stringContaining('goes back')]);
  });

  test.each([
    ['has no entry', '# Changelog\n\n## 1.4.2\n\n- Text.\n'],
    ['has an entry without a text', '# Changelog\n\n## 1.5.0\n\n## 1.4.2\n\n- Text.\n'],
    ['has the entry of a similar version', '# Changelog\n\n## 1.5.01\n\n- Text.\n'],
  ])('needs a text in the change log: it is wrong when that %s', (_, changelog) => {
    expect(problems(additive, '1.5.0', changelog)).toEqual([expect.stringContaining('CHANGELOG.md needs')]);
  });
});
