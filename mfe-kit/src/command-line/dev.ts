import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { loadDefinition } from '../remote-definition/load-definition.ts';
import { requiredContract } from '../remote-definition/oldest-contract.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';
import { shellOption } from './shell-option.ts';

interface Options {
  readonly shell: string;
  readonly port?: number;
}

function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new InvalidArgumentError('It should be a whole number from 1 to 65535.');
  return port;
}

/** Resolves on SIGINT or SIGTERM. */
function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}

function noteBuild(problems: string | null, milliseconds: number): void {
  process.stderr.write(problems === null ? `Built in ${Math.round(milliseconds)} ms\n` : `${problems}\n`);
}

export function addDev(program: Command): void {
  program
    .command('dev')
    .description('Serve the remote in this folder to a running shell, and show every change at once.')
    .addOption(shellOption())
    .option('--port <number>', 'port to serve at (default: the first free one from 4101)', portNumber)
    .addHelpText('after', examples('mfe dev --shell http://localhost:8080'))
    .action(async ({ shell, port: requestedPort }: Options, command: Command) => {
      const root = process.cwd();
      const definition = await loadDefinition(root);
      const { startAtFreePort } = await import('../dev-server/free-port.ts');
      const { checkShell } = await import('../dev-server/check-shell.ts');
      const { server, origin, usable } = await startAtFreePort(requestedPort, async (port) => {
        const origin = `http://localhost:${port}`;
        const usable = await checkShell(
          shell,
          { remote: definition.name, origin },
          requiredContract(definition.contract),
        );
        const { startDevServer } = await import('../dev-server/start-dev-server.ts');
        const server = await startDevServer({
          definition,
          root,
          origin,
          port,
          shellOrigin: new URL(shell).origin,
          isRefreshed: usable.hasDevelopmentBuild,
          onBuilt: noteBuild,
        });
        return { server, origin, usable };
      });
      const isRefreshed = usable.hasDevelopmentBuild;
      const lines = [
        `${definition.name} is served at ${origin}`,
        `Open  ${usable.address}`,
        isRefreshed
          ? 'Changes are shown as you save, and components keep their state. Stop with Ctrl-C.'
          : 'This shell has no development build: changes reload the page. Stop with Ctrl-C.',
      ];
      const { address, contractVersion } = usable;
      report(command, lines.join('\n'), {
        remote: definition.name,
        origin,
        address,
        contractVersion,
        fastRefresh: isRefreshed,
      });
      await stopRequest();
      await server.stop();
    });
}
