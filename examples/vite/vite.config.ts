import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import definition from './mfe.config.ts';

const fromPage = (requiredVersion: string) => ({ singleton: true, import: false, requiredVersion }) as const;

export default defineConfig({
  base: './',
  plugins: [
    federation({
      name: 'mfe_vite',
      filename: 'remote-entry-[hash].js',
      manifest: true,
      dts: false,
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
  build: {
    target: 'es2022',
    // The page preloads the modules of its first screen.
    modulePreload: false,
    rolldownOptions: { input: Object.values(definition.exposes) },
  },
});
