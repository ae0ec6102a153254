import { rspack } from '@rspack/core';
import definition from './mfe.config.ts';

const fromPage = (requiredVersion: string) => ({ singleton: true, import: false, requiredVersion }) as const;

const compiler = rspack({
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    clean: true,
    module: true,
    publicPath: 'auto',
    uniqueName: 'mfe_rspack',
    chunkFormat: 'module',
    chunkLoading: 'import',
    chunkFilename: '[name].[contenthash:10].js',
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new rspack.container.ModuleFederationPlugin({
      name: 'mfe_rspack',
      filename: 'remote-entry.js',
      library: { type: 'module' },
      manifest: true,
      exposes: { ...definition.exposes },
      shared: {
        react: fromPage('^19.3.0'),
        'react/jsx-runtime': fromPage('^19.3.0'),
        'react-dom': fromPage('^19.3.0'),
        'react-dom/client': fromPage('^19.3.0'),
        i18next: fromPage('^27.0.0'),
        'react-i18next': fromPage('^18.0.0'),
        '@tanstack/react-query': fromPage('^5.100.0'),
      },
    }),
  ],
});

compiler.run((failure, stats) => {
  process.stdout.write(`${failure?.stack ?? stats?.toString() ?? ''}\n`);
  process.exitCode = failure !== null || stats?.hasErrors() === true ? 1 : 0;
  compiler.close(() => undefined);
});
