import { readFileSync } from 'node:fs';
import webpack from 'webpack';

/** The part of react-aria-components that holds dialogs; modals and popovers import it too. */
const DIALOGS = /react-aria-components[\\/]dist[\\/]private[\\/]Dialog\.mjs$/;
const IMPORT_OF_MENUS = /import\s*\{\s*(\S+) as \S+\}\s*from\s*"\.\/Menu\.mjs"/;

/**
 * Keeps menus out of what every page starts with. Dialogs import all of react-aria's menus for a single context, by
 * which a menu in a dialog learns that it is no submenu of one around the dialog: a case that the product has not. They
 * get a context of their own here, and menus are fetched when the first one opens.
 * @throws Error when the library imports something else there: then look whether this is needed any more
 */
export function dialogsWithoutMenus(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/Menu\.mjs$/, (request) => {
    const { issuer } = request.contextInfo as { issuer: string };
    if (!DIALOGS.test(issuer)) return;
    const name = IMPORT_OF_MENUS.exec(readFileSync(issuer, 'utf8'))?.[1];
    if (name === undefined) throw new Error(`${issuer} does not import one name of its menus`);
    const module = `import { createContext } from 'react'; export const ${name} = createContext(null);`;
    request.request = `data:text/javascript,${encodeURIComponent(module)}`;
  });
}
