import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { temporaryFolder } from '@airdex/release-registry/testing';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { startTestShell } from '../dev-server/test-shell.fixture.ts';
import type { TestShellOptions } from '../dev-server/test-shell.fixture.ts';

const mfe = fileURLToPath(new URL('../../bin/mfe.mjs', import.meta.url));
const VERSIONS = { '@airdex/mfe-kit': '1.4.0', '@airdex/shared-ui': '1.6.0', react: '19.3.1' };

// Each test starts processes, which can be slow on a busy machine.
jest.setTimeout(30_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
  const definition = { name: 'mfe-weather', exposes: { './page': './src/page.tsx' } };
  await writeFile(join(folder.path, 'mfe.config.ts'), `export default ${JSON.stringify(definition)};`);
  for (const [name, version] of Object.entries({ ...VERSIONS, '@airdex/mfe-kit': '1.3.0' })) {
    await mkdir(join(folder.path, 'node_modules', name), { recursive: true });
    await writeFile(join(folder.path, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  }
});
afterEach(() => folder.remove());

async function doctor(shell: TestShellOptions, ...args: readonly string[]) {
  const product = await startTestShell(shell);
  try {
    return await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      const command = [mfe, 'doctor', '--shell', product.url, ...args];
      const child = execFile(process.execPath, command, { cwd: folder.path }, (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  } finally {
    await product.stop();
  }
}

describe('mfe doctor', () => {
  test('names packages that are older than those of the product, which is not a failure', async () => {
    const { code, stdout } = await doctor({ versions: VERSIONS });
    expect(stdout).toContain(`The product offers remote contract ${REMOTE_CONTRACT_VERSION}`);
    expect(stdout).toContain("@airdex/mfe-kit 1.3.0 is older than the product's 1.4.0");
    expect(stdout).not.toContain('shared-ui');
    expect(code).toBe(0);
    const { stdout: json } = await doctor({ versions: VERSIONS }, '--json');
    expect(JSON.parse(json)).toMatchObject({
      contract: { isAccepted: true },
      outdated: [{ installed: '1.3.0' }],
    });
  });

  test.each<[string, TestShellOptions, RegExp]>([
    ['contract', { versions: VERSIONS, contractVersion: '1.0.0' }, /contract 1\.0\.0, but this remote needs/],
    [
      'library',
      { versions: { ...VERSIONS, react: '20.0.0' } },
      /shares react 20\.0\.0, but the kit accepts \^19/,
    ],
  ])('refuses a %s with which the remote would not load', async (_, shell, message) => {
    const { code, stderr } = await doctor(shell);
    expect(stderr).toMatch(message);
    expect(code).toBe(4);
  });

  test('fails when the product states no versions', async () => {
    const { code, stderr } = await doctor({});
    expect(stderr).toContain('does not state its versions');
    expect(code).toBe(1);
  });
});
