#!/usr/bin/env node
if (process.features.typescript) {
  await import('../src/command-line/main.ts');
} else {
  process.stderr.write(
    `mfe runs on Node 24, this is ${process.version}. ` +
      'Run it as `pnpm exec mfe`, which uses the Node of the workspace.\n',
  );
  process.exitCode = 1;
}
