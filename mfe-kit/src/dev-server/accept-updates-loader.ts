/**
 * webpack loader for a remote's exposed modules. They run again when a module that they import changes, so a changed
 * text or definition needs no reload of the page. `defineScreen` passes the new definition to mounted screens.
 */
export default function acceptUpdates(source: string): string {
  return `${source}\nimport.meta.webpackHot?.accept();\n`;
}
