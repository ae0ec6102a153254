import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** A workspace with these tools, and with an installer that only records its runs. */
let workspace = '';
/** @param {string[]} segments */
const at = (...segments) => path.join(workspace, ...segments);
const INSTALLER = `#!/bin/sh
echo run >> runs
[ -e broken ] && exit 1
cp pnpm-lock.yaml node_modules/.pnpm/lock.yaml
`;

beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'airdex-install-'));
  cpSync(import.meta.dirname, at('tools'), { recursive: true });
  mkdirSync(at('bin'));
  mkdirSync(at('node_modules', '.pnpm'), { recursive: true });
  writeFileSync(at('bin', 'npx'), INSTALLER);
  chmodSync(at('bin', 'npx'), 0o755);
  writeFileSync(at('package.json'), '{ "type": "module", "packageManager": "pnpm@10.0.0" }');
  writeFileSync(at('pnpm-workspace.yaml'), '');
  writeFileSync(at('pnpm-lock.yaml'), 'first');
  writeFileSync(at('runs'), '');
});
afterEach(() => rmSync(workspace, { recursive: true }));

/** Runs `ensureInstalled`. Returns how often anything was installed so far. */
function ensure() {
  const code = "await (await import('./tools/install.mjs')).ensureInstalled();";
  const PATH = `${at('bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH };
  spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: workspace, env });
  return readFileSync(at('runs'), 'utf8').split('\n').length - 1;
}

describe.skipIf(process.platform === 'win32')('the dependencies are installed', () => {
  test('once for each lock file', () => {
    expect([ensure(), ensure()]).toEqual([1, 1]);
    writeFileSync(at('pnpm-lock.yaml'), 'second');
    expect([ensure(), ensure()]).toEqual([2, 2]);
  });

  test('again after somebody has installed those of another lock file', () => {
    expect(ensure()).toBe(1);
    writeFileSync(at('node_modules', '.pnpm', 'lock.yaml'), 'other');
    expect(ensure()).toBe(2);
  });

  test('again after an installation for another lock file was interrupted', () => {
    expect(ensure()).toBe(1);
    writeFileSync(at('pnpm-lock.yaml'), 'second');
    writeFileSync(at('broken'), '');
    expect(ensure()).toBe(2);
    rmSync(at('broken'));
    writeFileSync(at('pnpm-lock.yaml'), 'first');
    expect(ensure()).toBe(3);
  });
});
