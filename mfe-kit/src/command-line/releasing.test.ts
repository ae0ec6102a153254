import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readPointer } from '@airdex/release-registry';
import type { RegistryStatus } from '@airdex/shared-contracts/composition';
import { filledRegistry } from '@airdex/release-registry/testing';
import type { FilledRegistry } from '@airdex/release-registry/testing';
import { createProgram } from './program.ts';
import { runMfe } from './run-mfe.fixture.ts';

let registry: FilledRegistry;
beforeEach(async () => {
  registry = await filledRegistry();
});
afterEach(() => registry.remove());

const here = (...args: readonly string[]) => runMfe(...args, '--registry', registry.path);
const json = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await here(...args, '--as', 'Ada', '--json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Record<string, unknown>;
};
const status = async () => JSON.parse((await here('status', '--json')).stdout) as RegistryStatus;

/** The commands and subcommands as they are called, without those that only group others. */
const callsOf = (program: Command): string[] =>
  program.commands.flatMap((command) =>
    command.commands.length === 0
      ? [command.name()]
      : callsOf(command).map((subcommand) => `${command.name()} ${subcommand}`),
  );

describe('every command', () => {
  test.each(callsOf(createProgram()))('mfe %s explains itself, with an example', async (call) => {
    const { code, stdout } = await runMfe(...call.split(' '), '--help');
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: mfe ${call}`);
    expect(stdout).toMatch(new RegExp(`\\nExamples?:\\n  .*mfe ${call}`));
  });

  test.each([
    [['promote', 'latest'], 'It should be 16 hexadecimal characters'],
    [['promote', 'f'.repeat(16), '--canary', '101'], 'It should be a percentage above 0 and up to 100'],
    [['publish', '--canary', '0'], 'It should be a percentage above 0 and up to 100'],
    [['publish', '--as', ''], 'It should be one line of at most 200 characters'],
    [['rollback', '--to', 'f'.repeat(16), '--remote', 'mfe-card'], 'cannot be used with option'],
    [['rollback', '--release', 'f'.repeat(16)], '--release needs --remote'],
    [['prune', '--delete', '--dry-run'], 'cannot be used with option'],
    [['token', 'give'], "unknown command 'give'"],
  ])('%j is a usage error with exit code 2', async (args, message) => {
    const { code, stderr, stdout } = await here(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

describe('a canary of the command line', () => {
  test('does not start when there is nothing to try', async () => {
    const folder = await registry.build('mfe-card', 'one');
    const { code, stdout } = await here('publish', '--from', folder, '--canary', '10', '--as', 'Ada');
    expect(code).toBe(0);
    expect(stdout).toContain(
      `Nothing new. Users get composition ${registry.first} (revision 1)\nNo canary is running.`,
    );
  });

  test('is published, shown, widened and promoted', async () => {
    const folder = await registry.build('mfe-card', 'two');
    const published = await here('publish', '--from', folder, '--canary', '10', '--as', 'Ada');
    expect(published.stdout).toMatch(/The canary's users now get composition [0-9a-f]{16} \(revision 2\)\n/);
    const id = (await status()).canary?.composition ?? '';
    expect(published.stdout).toContain(`Canary: 10% of users get composition ${id}.`);

    const { stdout } = await here('status');
    expect(stdout).toMatch(
      new RegExp(`^Live: composition ${registry.first} \\(revision 2\\), since .* by Setup`),
    );
    expect(stdout).toMatch(
      new RegExp(`\\nCanary: composition ${id} for 10% of users, since .* UTC by Ada\\n`),
    );
    expect(stdout).toMatch(/\n {2}mfe-card {2,4}[0-9a-f]{16} {2}contract 1\.0\.0 {2}built \d+ s ago\n/);
    expect(stdout).toMatch(/ {2}canary {7}[0-9a-f]{16} → [0-9a-f]{16} {2}canary 10% {2}Ada {2}mfe-card/);

    expect(await json('promote', id, '--canary', '50')).toMatchObject({ canary: { percent: 50 } });
    expect((await here('promote', id, '--canary', '60')).stdout).toMatch(/^Users still get composition /);
    expect(await json('promote', id)).toMatchObject({ current: id, canary: null, revision: 5 });
    expect(await json('promote', id)).toMatchObject({ changed: false, revision: 5 });
  });

  test('is extended without a percentage, and stopped', async () => {
    await registry.release('mfe-card', 'two', { canary: 10 });
    const folder = await registry.build('mfe-search', 'two');
    expect(await json('publish', '--canary', '--from', folder)).toMatchObject({ canary: { percent: 10 } });
    expect((await status()).canary?.parts.map(({ name }) => name)).toEqual(['mfe-card', 'mfe-search']);
    expect(await json('rollback', '--canary', '--reason', 'slow')).toMatchObject({ canary: null });
    expect((await status()).history[0]).toMatchObject({ action: 'stop-canary', who: 'Ada', reason: 'slow' });
  });
});

test('a canary with nothing left to try is reported as over', async () => {
  await registry.release('mfe-card', 'two', { canary: 10 });
  const { code, stdout } = await here(
    'publish',
    '--canary',
    '--from',
    await registry.build('mfe-card', 'one'),
  );
  expect(code).toBe(0);
  expect(stdout).toContain(
    `The canary's users now get composition ${registry.first} (revision 3)\nNo canary is running.\n`,
  );
});

describe('mfe rollback', () => {
  const cardOf = async () =>
    (await status()).current.parts.find(({ name }) => name === 'mfe-card')?.release ?? '';

  test('has the rollback of one remote as its first example', async () => {
    expect((await runMfe('rollback', '--help')).stdout).toMatch(/Examples:\n +mfe rollback --remote /);
  });

  test('removes a remote whose first release is live, and reports it, also in the history', async () => {
    await registry.release('mfe-weather', 'one');
    const release = (await status()).current.parts.at(-1)?.release ?? '';
    const { code, stdout } = await here('rollback', '--remote', 'mfe-weather', '--as', 'Ada');
    expect(code).toBe(0);
    expect(stdout).toContain(
      `\n  mfe-weather ${release} is no longer in the product. Run \`mfe publish\` to add it again.\n`,
    );
    const { stdout: history } = await here('status');
    expect(history).toMatch(/ rollback .* Ada {2}mfe-weather removed\n/);
    expect((await here('rollback', '--remote', 'mfe-weather')).code).toBe(5);
  });

  test('refuses to remove a first release that the shell needs, with exit code 4', async () => {
    const { code, stderr } = await here('rollback', '--remote', 'mfe-card');
    expect([code, stderr]).toEqual([4, expect.stringContaining('the shell needs it')]);
  });

  test('restores the previous composition, and exits with code 5 when there is none', async () => {
    await registry.release('mfe-card', 'two');
    const second = await cardOf();
    const { code, stdout } = await here('rollback');
    expect([code, stdout]).toEqual([
      0,
      `Users now get composition ${registry.first} (revision 3).\n` +
        `  mfe-card ${second} → ${await cardOf()}\nNo canary is running.\n`,
    ]);
    const again = await here('rollback');
    expect(again.code).toBe(5);
    expect(again.stderr).toMatch(/^There is no composition before .*\nName a composition/);
  });

  test('repairs a registry whose pointer is damaged', async () => {
    const { composition } = await registry.release('mfe-card', 'two');
    await writeFile(join(registry.path, 'pointer.json'), '{');
    const { code, stdout } = await here('rollback');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`Users still get composition ${composition}`),
    ]);
  });

  test('rolls back a single remote, and names it', async () => {
    await registry.release('mfe-card', 'two');
    await registry.release('mfe-search', 'two');
    const before = await status();
    const from = await cardOf();
    const { parts } = await json('rollback', '--remote', 'mfe-card');
    expect(parts).toEqual([{ name: 'mfe-card', from, to: await cardOf() }]);
    const changed = (await status()).current.parts.filter(
      ({ name, release }) => before.current.parts.find((it) => it.name === name)?.release !== release,
    );
    expect(changed.map(({ name }) => name)).toEqual(['mfe-card']);
  });

  test('reports an outdated revision as a conflict, with exit code 3', async () => {
    await registry.release('mfe-card', 'two');
    const { code, stdout } = await here('rollback', '--revision', '1', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      3,
      { error: expect.objectContaining({ code: 'pointer-moved', revision: 2 }) },
    ]);
    expect((await readPointer(registry.path))?.revision).toBe(2);
  });
});

describe('refusals', () => {
  test('[MFE-06] a contract that the shell does not offer exits with code 4 and names both versions', async () => {
    const folder = await registry.build('mfe-card', 'two', '2.0.0');
    const { code, stderr } = await here('publish', '--from', folder);
    expect([code, stderr]).toEqual([
      4,
      expect.stringMatching(
        /^The shell offers remote contract 1\.0\.0, but mfe-card was built against 2\.0\.0\n\w/,
      ),
    ]);
  });

  test('an address without a token exits with code 4, an unreachable server with code 1', async () => {
    const away = ['status', '--registry', 'http://127.0.0.1:9'];
    expect(await runMfe(...away)).toMatchObject({ code: 4, stderr: expect.stringContaining('deploy token') });
    expect(await runMfe(...away, '--token', 'x', '--json')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('"server-unreachable"'),
    });
  });
});

describe('mfe token', () => {
  test('adds, lists without the secret, and revokes', async () => {
    const { token, id } = await json('token', 'add', 'mfe-card', '--note', 'pipeline');
    expect(token).toMatch(/^airdex_[0-9a-f]{8}_/);
    const { stdout } = await here('token', 'list');
    expect(stdout).toMatch(new RegExp(`^${String(id)}  mfe-card  .* by Ada  pipeline\\n$`));
    expect((await here('token', 'revoke', String(id))).stdout).toContain('Revoked');
    expect((await here('token', 'revoke', String(id))).code).toBe(5);
    expect((await here('token', 'list')).stdout).toBe('There are no tokens.\n');
    expect((await here('token', 'add', 'Card')).code).toBe(4);
  });

  test('names a folder without anything published, because it may be the wrong one', async () => {
    expect((await here('token', 'add', 'mfe-card', '--as', 'Ada')).stdout).not.toContain(
      'Nothing is published',
    );
    const elsewhere = `${registry.path}-elsewhere`;
    expect(
      (await runMfe('token', 'add', 'mfe-card', '--as', 'Ada', '--registry', elsewhere)).stdout,
    ).toContain(`Nothing is published in ${elsewhere} yet. Check that the server serves this registry`);
  });
});

describe('mfe prune', () => {
  test('shows what it would remove, and removes it on request', async () => {
    for (const code of ['two', 'three', 'four', 'five', 'six']) await registry.release('mfe-card', code);
    expect((await here('prune')).stdout).toMatch(/^Nothing is old enough to be removed: 6 compositions/);
    const all = ['prune', '--keep-days', '0', '--keep-previous', '0'];
    const shown = await here(...all);
    expect(shown.stdout).toMatch(/Would remove 2 compositions and 2 releases, \d+ kB; 4 compositions and 6/);
    expect(shown.stdout).toContain('Add --delete');
    const { stdout } = await here(...all, '--delete', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ removed: true, compositions: { length: 2 } });
    expect((await runMfe('prune', '--registry', 'http://127.0.0.1:9')).code).toBe(2);
  });
});
