import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { temporaryFolder, writeRemote, writeShell } from '@airdex/release-registry/testing';

const mfe = fileURLToPath(new URL('../../bin/mfe.mjs', import.meta.url));
const DEFINITIONS = new URL('../remote-definition/remote-definition.ts', import.meta.url).href;

// Each test starts processes, which can be slow on a busy machine.
jest.setTimeout(30_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Runs `mfe` in the temporary folder, as a user would. */
function run(...args: readonly string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [mfe, ...args], { cwd: folder.path }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('mfe', () => {
  test('shows what it can do', async () => {
    const { code, stdout } = await run('--help');
    expect(code).toBe(0);
    for (const command of [
      'build',
      'build-shell',
      'publish',
      'promote',
      'rollback',
      'status',
      'prune',
      'token',
    ])
      expect(stdout).toContain(`\n  ${command} `);
    expect(stdout).toContain('Exit codes: 0 done');
  });

  test.each([
    [['fly'], "unknown command 'fly'"],
    [
      ['publish'],
      'Name a registry with --registry or the variable MFE_REGISTRY\nFor example: --registry ../',
    ],
    [['prune'], 'For example: --registry var/registry'],
    [['status', '--registry', 'localhost:8311'], 'as in http://localhost:8311'],
    [['new', 'Weather'], '"Weather" is not a valid name for a remote'],
    [['build', '--mode', 'fast'], 'Allowed choices are production, development'],
  ])('shows its usage when called with %p, and exits with code 2', async (args, message) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('says what is missing and what to do, with exit code 1 and without a stack', async () => {
    expect(await run('build')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^There is no mfe\.config\.ts in .*\nRun this in the folder of a remote.*\n$/,
      ),
    });
  });

  test('writes one document to stdout with --json, even when it fails', async () => {
    const { code, stdout } = await run('publish', '--json', '--registry', 'registry');
    expect(code).toBe(5);
    expect(JSON.parse(stdout)).toEqual({
      error: {
        code: 'release-missing',
        message: expect.stringContaining('There is no folder'),
        hint: expect.stringContaining('--from'),
      },
    });
    const usage = await run('publish', '--json');
    expect(usage.code).toBe(2);
    expect(JSON.parse(usage.stdout)).toMatchObject({
      error: { code: 'usage', hint: expect.stringContaining('--registry') },
    });
    const option = await run('publish', '--fly', '--json');
    expect(JSON.parse(option.stdout)).toEqual({
      error: {
        code: 'usage',
        message: "unknown option '--fly'",
        hint: 'Run it with --help to see its options.',
      },
    });
    const nothing = await run('--json');
    expect(nothing.code).toBe(2);
    expect(JSON.parse(nothing.stdout)).toEqual({
      error: { code: 'usage', message: 'Unknown command', hint: 'Run mfe --help to list the commands' },
    });
  });

  test.each([
    [
      'that is not valid',
      `import { defineRemote } from '${DEFINITIONS}';
       export default defineRemote({ name: 'mfe-weather', exposes: { './screen': './src/a.ts' }, raises: ['gong'] });`,
      "mfe.config.ts is not a remote's definition: raises: there is no event gong",
    ],
    ['with a syntax error', 'export default {', 'mfe.config.ts'],
    ['that exports something else', 'export default 7;', "is not a remote's definition"],
  ])('says what is wrong with a definition %s, without a stack', async (_, text, message) => {
    await writeFile(join(folder.path, 'mfe.config.ts'), text);
    const { code, stderr } = await run('build');
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  test('publishes, and reports as text and as JSON', async () => {
    await writeShell(join(folder.path, 'shell'));
    const card = await writeRemote(join(folder.path, 'card'), 'mfe-card');
    const args = ['publish', '--registry', 'registry', '--from', 'shell', 'card'];
    const first = await run(...args);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain(`mfe-card ${card.release} published\n`);
    expect(first.stdout).toMatch(/Users now get composition [0-9a-f]{16} \(revision 1\)\n$/);
    const again = await run(...args, '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      changed: false,
      revision: 1,
      releases: [{ name: 'shell' }, { name: 'mfe-card', release: card.release, stored: false }],
    });
  });

  test('exits with code 5 and names the folder if nothing is published in it', async () => {
    await writeRemote(join(folder.path, 'dist'), 'mfe-weather');
    for (const command of ['publish', 'status', 'rollback']) {
      const { code, stderr } = await run(command, '--registry', 'elsewhere');
      expect([command, code, stderr]).toEqual([command, 5, expect.stringContaining('/elsewhere\n')]);
    }
  });

  test('rollback of everything in the folder of a remote explains how to roll back only this remote', async () => {
    const { path } = folder;
    await writeShell(join(path, 'shell'));
    await writeRemote(join(path, 'dist'), 'mfe-weather');
    const registry = ['--registry', 'registry'];
    await run('publish', ...registry, '--from', 'shell');
    await run('publish', ...registry);
    const definition = `export default { name: 'mfe-weather', exposes: { './page': './src/page.tsx' } };`;
    await writeFile(join(path, 'mfe.config.ts'), definition);
    const { stdout, stderr } = await run('rollback', ...registry);
    expect(stdout).toMatch(/\n {2}mfe-weather [0-9a-f]{16} is no longer in the product/);
    expect(stderr).toMatch(/Next time, roll back only this remote: mfe rollback --remote mfe-weather\n$/);
  });

  test('warns of sources that are newer than the build it publishes', async () => {
    const { path } = folder;
    await writeShell(join(path, 'shell'));
    await writeRemote(join(path, 'mfe-weather/dist'), 'mfe-weather');
    const args = ['publish', '--registry', 'registry', '--from', 'shell', 'mfe-weather/dist'];
    expect(await run(...args)).toMatchObject({ code: 0, stderr: '' });
    await mkdir(join(path, 'mfe-weather/src'));
    await writeFile(join(path, 'mfe-weather/src/page.tsx'), '');
    const again = await run(...args);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('was published already');
    expect(again.stderr).toMatch(
      /^Sources are newer than mfe-weather\/dist \(src\/page\.tsx\)\. Run `mfe build`/,
    );
  });

  test('releases a checkout as its server does at each start', async () => {
    const shell = await writeShell(join(folder.path, 'shell'));
    const card = await writeRemote(join(folder.path, 'card'), 'mfe-card');
    const args = ['publish-checkout', '--registry', 'registry', '--from', 'shell', 'card', '--as', 'start'];
    const first = await run(...args);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toContain(`shell ${shell.release} released\nmfe-card ${card.release} released\n`);
    const other = await writeRemote(join(folder.path, 'other'), 'mfe-card', 'two');
    await run('publish', '--registry', 'registry', '--from', 'other');
    const again = await run(...args);
    expect(again.stdout).toContain(
      `mfe-card ${other.release} stays; the build here, ${card.release}, is not`,
    );
    expect(again.stdout).toMatch(/Nothing new. Users get composition [0-9a-f]{16} \(revision 2\)\n$/);
  });
});
