/**
 * webpack loader of a remote's exposed modules: they take changes of what they import by being run again, so that a
 * changed text or definition needs no reload of the page. `defineScreen` hands the new definition to what is mounted.
 */
export default function acceptUpdates(source: string): string {
  return `${source}\nimport.meta.webpackHot?.accept();\n`;
}
