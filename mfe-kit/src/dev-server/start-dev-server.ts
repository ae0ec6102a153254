import type { ServerResponse } from 'node:http';
import { REMOTE_MANIFEST_FILE } from '@airdex/shared-contracts/composition';
import { webSocketOrigin } from '@airdex/shared-contracts/overrides';
import webpack from 'webpack';
import type { Compiler, Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devConfig } from './dev-config.ts';
import type { DevBuildOptions } from './dev-config.ts';
import { devManifest } from './dev-manifest.ts';

export interface DevServerOptions extends DevBuildOptions {
  readonly port: number;
  /** Origin of the pages that show the remote. Only they may read it. */
  readonly shellOrigin: string;
  /** Called after every build, including the first, with its errors or null. */
  readonly onBuilt: (problems: string | null, milliseconds: number) => void;
}

export interface DevServer {
  /** Stops the server and closes the connections of open pages. */
  stop(): Promise<void>;
}

function reportBuilds(compiler: Compiler, onBuilt: DevServerOptions['onBuilt']): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.hooks.done.tap('mfe dev', (stats: Stats) => {
      const text = stats.hasErrors()
        ? stats.toString({ all: false, errors: true, colors: process.stderr.isTTY })
        : null;
      onBuilt(text, stats.endTime - stats.startTime);
      resolve();
    });
    compiler.hooks.failed.tap('mfe dev', reject);
  });
}

/** Starts the dev server of one remote. Resolves after the first build, when the server is ready. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { definition, origin, port, shellOrigin, isRefreshed, onBuilt } = options;
  const manifest = JSON.stringify(devManifest(definition));
  const headers = {
    'Access-Control-Allow-Origin': shellOrigin,
    'Access-Control-Allow-Private-Network': 'true',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  };
  const compiler = webpack(devConfig(options));
  if (compiler === null) throw new Error('webpack made no compiler');
  const built = reportBuilds(compiler, onBuilt);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: !isRefreshed,
      headers,
      allowedHosts: ['localhost', '127.0.0.1', new URL(shellOrigin).hostname],
      static: false,
      setupExitSignals: false,
      client: {
        // The page has another origin, and by default the client would connect to that.
        webSocketURL: `${webSocketOrigin(origin)}/ws`,
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      setupMiddlewares: (middlewares) => [
        {
          name: 'airdex-manifest',
          path: `/${REMOTE_MANIFEST_FILE}`,
          middleware: (_request: unknown, response: ServerResponse) => {
            for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
            response.setHeader('Content-Type', 'application/json; charset=utf-8');
            response.end(manifest);
          },
        },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  await built;
  return { stop: () => server.stop() };
}
