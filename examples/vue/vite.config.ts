import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import definition from './mfe.config.ts';

export default defineConfig({
  base: './',
  // Without these, Vue writes them to the window.
  define: {
    __VUE_OPTIONS_API__: false,
    __VUE_PROD_DEVTOOLS__: false,
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
  },
  plugins: [
    federation({
      name: 'mfe_vue',
      filename: 'remote-entry-[hash].js',
      manifest: true,
      dts: false,
      exposes: { ...definition.exposes },
      // Pages do not share Vue, so the build contains it.
      shared: {},
    }),
  ],
  build: {
    target: 'es2022',
    // The page preloads the modules of its first screen.
    modulePreload: false,
    rolldownOptions: { input: Object.values(definition.exposes) },
  },
});
