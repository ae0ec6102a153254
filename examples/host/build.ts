import { copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';

const folder = import.meta.dirname;
const dist = path.join(folder, 'dist');

const compiler = webpack({
  mode: 'production',
  context: folder,
  entry: './src/index.ts',
  target: ['web', 'es2022'],
  devtool: false,
  performance: false,
  output: { clean: true, path: dist, filename: 'host.js' },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'example_host',
      dts: false,
      manifest: false,
      // What `mfe build` builds contains no federation runtime: it uses that of its host.
      experiments: { provideExternalRuntime: true },
    }),
  ],
});

compiler.run((failure, stats) => {
  process.stdout.write(`${failure?.stack ?? stats?.toString() ?? ''}\n`);
  process.exitCode = failure !== null || stats?.hasErrors() === true ? 1 : 0;
  // The sizes and colours that the screens of remotes use.
  const styles = path.dirname(fileURLToPath(import.meta.resolve('@airdex/shared-ui/tokens.css')));
  const isStyle = (name: string) => !path.extname(name) || name.endsWith('.css');
  cpSync(styles, dist, { recursive: true, filter: (name) => isStyle(name) });
  copyFileSync(path.join(folder, 'src', 'index.html'), path.join(dist, 'index.html'));
  compiler.close(() => undefined);
});
