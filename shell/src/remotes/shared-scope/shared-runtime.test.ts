import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sharedRuntime } from './shared-runtime.ts';

test('the shell provides everything that a container’s runtime imports from the core', async () => {
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/runtime');
  const tools = createRequire(enhanced).resolve('@module-federation/runtime-tools/runtime');
  const runtime = createRequire(tools).resolve('@module-federation/runtime');
  const files = [runtime, join(dirname(runtime), 'helpers.cjs')];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const used = texts.flatMap((text) =>
    [...text.matchAll(/\b_module_federation_runtime_core\.(\w+)/g)].map(([, name]) => String(name)),
  );
  expect(used).toEqual(expect.arrayContaining(['ModuleFederation', 'helpers']));
  expect([...new Set(used)].filter((name) => !Object.keys(sharedRuntime).includes(name))).toEqual([]);
});
