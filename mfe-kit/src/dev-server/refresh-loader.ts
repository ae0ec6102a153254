import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoaderDefinition } from 'webpack';

const RUNTIME = fileURLToPath(new URL(`./refresh-runtime${extname(import.meta.filename)}`, import.meta.url));

/**
 * webpack loader for compiled components, which swc registers with `$RefreshReg$` and `$RefreshSig$`. Declares both, and
 * replaces the module's components on the page when the module changes. Line numbers stay the same.
 */
const refreshComponents: LoaderDefinition = function refreshComponents(source, sourceMap) {
  const declarations = [
    `import * as $Refresh$ from ${JSON.stringify(RUNTIME)};`,
    'const $RefreshReg$ = $Refresh$.registerIn(__webpack_module__.id), $RefreshSig$ = $Refresh$.signature;',
  ].join(' ');
  const acceptance = '$Refresh$.acceptComponents(__webpack_module__, import.meta.webpackHot);';
  this.callback(null, `${declarations} ${source}\n${acceptance}\n`, sourceMap);
};
export default refreshComponents;
