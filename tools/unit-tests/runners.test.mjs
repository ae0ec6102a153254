import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { RUNNERS } from './runners.mjs';

/** A quick test of each runner. */
const QUICK = /** @type {Record<string, string>} */ ({
  jest: 'shared-contracts/src/search-filter/search-validity.test.ts',
  vitest: 'tools/check-port.test.mjs',
});

test.each(RUNNERS)('$name runs a file alone, and writes a report', ({ name, start, reportTo, alone }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'airdex-runner-'));
  const report = path.join(folder, 'report.json');
  try {
    const args = [...start, ...reportTo(report), ...alone([inRoot(QUICK[name] ?? '')])];
    execFileSync(process.execPath, args, { cwd: inRoot(), stdio: 'ignore' });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      success: true,
      numTotalTestSuites: expect.any(Number),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
