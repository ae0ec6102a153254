import webpack from 'webpack';
import type { Compilation, Configuration, StatsCompilation } from 'webpack';
import { CommandError } from '../command-error.ts';

/** A finished build: its files, and webpack's data about it. */
export interface Built {
  readonly stats: StatsCompilation;
  readonly compilation: Compilation;
}

/**
 * Runs a build.
 * @throws CommandError with webpack's messages when the build has errors.
 */
export function runWebpack(configuration: Configuration): Promise<Built> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure) reject(failure);
        else if (closeFailure) reject(closeFailure);
        else if (stats === undefined) reject(new Error('webpack ended without a result'));
        else if (stats.hasErrors()) {
          const messages = stats.toString({ all: false, errors: true, colors: process.stderr.isTTY });
          reject(new CommandError(`The build of ${configuration.name ?? 'the package'} failed\n${messages}`));
        } else {
          resolve({
            stats: stats.toJson({
              all: false,
              entrypoints: true,
              chunkGroups: true,
              warnings: true,
              assets: false,
            }),
            compilation: stats.compilation,
          });
        }
      });
    });
  });
}
