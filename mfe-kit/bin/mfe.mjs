#!/usr/bin/env node
// Sources in the workspace, compiled in the package.
const commandLine = import.meta.resolve('@airdex/mfe-kit/command-line');
if (process.features.typescript || !commandLine.endsWith('.ts')) {
  await import(commandLine);
} else {
  process.stderr.write(
    `In the workspace, mfe runs on Node 24; this is ${process.version}. ` +
      'Run it as `pnpm exec mfe`, which uses the Node of the workspace.\n',
  );
  process.exitCode = 1;
}
