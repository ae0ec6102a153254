import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

/** The module that every container of Module Federation begins with. */
const OF_THE_LIBRARY = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.js$/;

/** Puts the kit's own runtime into a container, in the place of the library's of more than twice the size. */
export function containerRuntime(): webpack.NormalModuleReplacementPlugin {
  const own = fileURLToPath(new URL('../container-runtime/index.ts', import.meta.url));
  return new webpack.NormalModuleReplacementPlugin(OF_THE_LIBRARY, own);
}
