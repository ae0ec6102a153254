import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { runAsOperator } from '../../../testing/run-as-operator.ts';
import { insertTestCatalogue } from '../../../testing/test-catalogue.ts';
import { testDatabases } from '../../../testing/test-database.ts';

const LANTERN = `companies:
  - name: Lantern Bay
    accesses:
      - name: France, drama
        nameZh: 法国：剧情
        begin: 2026-01-01
        end: 2026-12-31
        countriesWithResults: [FR]
        countries: [be]
        genres: [drama]
      - name: Japan
        begin: 2026-01-01
        end: 2026-12-31
        countries: [JP]
    users:
      - username: grace
        email: grace@example.com
        rights: [reports, programme-selection]
      - username: ada
        email: ada@example.com
        language: zh
        disabled: true
`;
const CEDAR = 'companies:\n  - name: Cedar Row\n';

interface Result {
  readonly message: string;
  readonly data: { readonly hash: string; readonly changes: readonly { readonly subject: string }[] };
}

describe.each(testDatabases())('declared state on $name', ({ open }) => {
  let database: Database;
  const run = (name: string, input: object) => runAsOperator(database, name, input);
  const perform = async (name: 'apply' | 'plan', texts: readonly string[], options: object = {}) =>
    (await run(name, {
      files: texts.map((text, index) => ({ name: `${index + 1}.yaml`, text })),
      ...options,
    })) as Result;
  const exported = async () => (await run('export', {})).data as string;
  const log = async () => (await run('log list', {})).data as { operation: string; subject: string }[];
  const links = () => database.kysely.selectFrom('password_recovery').select('user_id').execute();
  beforeAll(async () => {
    database = await open();
    await insertTestCatalogue(database.kysely);
    await database.kysely.updateTable('programme').set({ is_nota_selection: false }).execute();
  });
  afterAll(() => database.close());

  test('plan shows the changes without making them', async () => {
    const { message, data } = await perform('plan', [LANTERN]);
    expect(message.split('\n').slice(0, 5)).toEqual([
      'add company Lantern Bay',
      'add access Lantern Bay: France, drama',
      'add access Lantern Bay: Japan',
      'add user grace',
      'add user ada',
    ]);
    expect(message).toContain(`--expect ${data.hash}`);
    expect(await exported()).toBe('companies: []\nselection: []\n');
    expect(await log()).toEqual([]);
    expect(await links()).toEqual([]);
  });

  test('apply makes the changes that plan showed, records them, and mails links to new users who may sign in', async () => {
    const { data: planned } = await perform('plan', [LANTERN, CEDAR]);
    const { data: made } = await perform('apply', [LANTERN, CEDAR], { expect: planned.hash });
    expect(made).toEqual(planned);
    expect((await log()).map(({ operation, subject }) => `${operation}: ${subject}`).reverse()).toEqual([
      'apply: company Lantern Bay',
      'apply: access Lantern Bay: France, drama',
      'apply: access Lantern Bay: Japan',
      'apply: user grace',
      'apply: user ada',
      'apply: company Cedar Row',
    ]);
    expect(await links()).toHaveLength(1);
  });

  test('a second apply, and an apply of the export, change nothing', async () => {
    const before = await log();
    expect(await perform('apply', [LANTERN, CEDAR], { prune: true })).toMatchObject({
      message: 'Nothing to change.',
    });
    expect(await perform('apply', [await exported()], { prune: true })).toMatchObject({
      message: 'Nothing to change.',
    });
    expect(await log()).toEqual(before);
  });

  test('the export has the form in which a person writes a state', async () => {
    expect(await exported()).toBe(`companies:
  - name: Cedar Row
    accesses: []
    users: []
  - name: Lantern Bay
    accesses:
      - name: France, drama
        nameZh: 法国：剧情
        begin: 2026-01-01
        end: 2026-12-31
        countries:
          - BE
        countriesWithResults:
          - FR
        genres:
          - drama
      - name: Japan
        begin: 2026-01-01
        end: 2026-12-31
        countries:
          - JP
    users:
      - username: ada
        email: ada@example.com
        language: zh
        disabled: true
      - username: grace
        email: grace@example.com
        rights:
          - programme-selection
          - reports
selection: []
`);
  });

  test('rejects a plan that is no longer current, and changes nothing', async () => {
    const without = LANTERN.replace('language: zh', 'language: en');
    const { data } = await perform('plan', [without]);
    await run('user change', { username: 'grace', rights: [] });
    const before = await exported();
    await expect(perform('apply', [without], { expect: data.hash })).rejects.toMatchObject({ status: 409 });
    expect(await exported()).toBe(before);
    await perform('apply', [LANTERN]);
  });

  test('moves users, lets accesses exchange their periods, and shows only differences', async () => {
    const period = (name: string, year: number) =>
      `      - { name: ${name}, begin: ${year}-01-01, end: ${year}-12-31, countries: [JP] }\n`;
    const cedar = (first: number, second: number) =>
      `companies:\n  - name: Cedar Row\n    accesses:\n${period('First', first)}${period('Second', second)}    users:\n      - { username: Grace, email: grace@example.com }\n`;
    await perform('apply', [cedar(2026, 2027)]);
    const { message } = await perform('apply', [cedar(2027, 2026)]);
    expect(message.split('\n')[0]).toBe(
      'change access Cedar Row: First: begin: "2026-01-01" -> "2027-01-01", end: "2026-12-31" -> "2027-12-31"',
    );
    const users = (await run('user list', { company: 'Cedar Row' })).data;
    expect(users).toEqual([expect.objectContaining({ username: 'Grace', rights: [] })]);
  });

  test('prunes what is not named, and leaves missing lists alone', async () => {
    const rest = 'companies:\n  - name: Lantern Bay\n    users: []\n';
    expect((await perform('apply', [rest])).message).toBe('Nothing to change.');
    const { message } = await perform('apply', [rest], { prune: true });
    expect(message.split('\n').slice(0, -2)).toEqual([
      'remove user Grace',
      'remove access Cedar Row: First',
      'remove access Cedar Row: Second',
      'remove user ada',
      'remove company Cedar Row',
    ]);
    expect((await run('access list', {})).data).toHaveLength(2);
    expect((await run('user list', {})).data).toEqual([]);
  });

  test.each([
    ['broken YAML', ['companies: [\n  a,\n'], '1.yaml', 3, ''],
    ['an empty file', [CEDAR, ''], '2.yaml', 1, ''],
    [
      'a password',
      [LANTERN.replace('language: zh', 'password: x')],
      '1.yaml',
      21,
      'companies.0.users.1.password',
    ],
    ['a number as a name', ['companies:\n  - name: 12\n'], '1.yaml', 2, 'companies.0.name'],
    [
      'a day that does not exist',
      [LANTERN.replace('2026-01-01', '2026-02-30')],
      '1.yaml',
      6,
      'companies.0.accesses.0.begin',
    ],
    [
      'an unknown country',
      [LANTERN.replace('[JP]', '[JP, XX]')],
      '1.yaml',
      14,
      'companies.0.accesses.1.countries',
    ],
    [
      'an access that shows nothing',
      [LANTERN.replace('[JP]', '[]')],
      '1.yaml',
      14,
      'companies.0.accesses.1.countries',
    ],
    [
      'reports without programmes',
      [LANTERN.replace(', programme-selection', '')],
      '1.yaml',
      18,
      'companies.0.users.0.rights',
    ],
    [
      'an address that another user has',
      [LANTERN.replace('ada@', 'grace@')],
      '1.yaml',
      20,
      'companies.0.users.1.email',
    ],
    [
      'a user who is named twice',
      [LANTERN.replace('username: ada', 'username: Grace')],
      '1.yaml',
      19,
      'companies.0.users.1.username',
    ],
    ['a company in two files', [LANTERN, `# again\n${LANTERN}`], '2.yaml', 3, 'companies.0.name'],
    [
      'a character that cannot be stored',
      ['companies:\n  - name: A\n    accesses:\n      - description: "\\0"\n'],
      '1.yaml',
      4,
      'companies.0.accesses.0.description',
    ],
  ])('rejects %s with file, line and field, and changes nothing', async (_, texts, file, line, field) => {
    const before = [await exported(), await log()];
    await expect(perform('apply', texts)).rejects.toMatchObject({
      status: 400,
      details: { issues: expect.arrayContaining([expect.objectContaining({ file, line, field })]) },
    });
    expect([await exported(), await log()]).toEqual(before);
  });

  test('lets users exchange their addresses', async () => {
    const users = (first: string, second: string) =>
      `companies:\n  - name: Cedar Row\n    users:\n      - { username: one, email: ${first} }\n      - { username: two, email: ${second} }\n`;
    await perform('apply', [users('first@example.com', 'second@example.com')]);
    await perform('apply', [users('second@example.com', 'first@example.com')]);
    const { data } = await run('user list', { company: 'Cedar Row' });
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ username: 'one', email: 'second@example.com' }),
        expect.objectContaining({ username: 'two', email: 'first@example.com' }),
      ]),
    );
  });
});
