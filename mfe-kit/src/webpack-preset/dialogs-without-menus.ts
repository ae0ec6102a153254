import { readFileSync } from 'node:fs';
import { ReplacedModulePlugin } from './replaced-module-plugin.ts';

const IMPORT_OF_MENUS = /import\s*\{\s*(\S+) as \S+\}\s*from\s*"\.\/Menu\.mjs"/;

/** @throws Error when the library imports something else there; then check whether this is still needed */
function contextOfMenus(issuer: string): string {
  const name = IMPORT_OF_MENUS.exec(readFileSync(issuer, 'utf8'))?.[1];
  if (name === undefined) throw new Error(`${issuer} does not import one name of its menus`);
  return `import { createContext } from 'react'; export const ${name} = createContext(null);`;
}

/**
 * Keeps menus out of the code that every page starts with. Dialogs import all of react-aria's menus for one context,
 * which marks a menu in a dialog as no submenu of a menu around the dialog. The product has no such menus. Dialogs get
 * a separate context here, and menus load when the first one opens.
 */
export function dialogsWithoutMenus(): ReplacedModulePlugin {
  return new ReplacedModulePlugin({
    request: /^\.\/Menu\.mjs$/,
    // Modals and popovers import it too.
    issuer: /react-aria-components[\\/]dist[\\/]private[\\/]Dialog\.mjs$/,
    sourceFor: contextOfMenus,
  });
}
