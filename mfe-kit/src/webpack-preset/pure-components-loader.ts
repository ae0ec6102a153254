const DISPLAY_NAME = /^[\w$]+\.displayName = "\w+";$/gm;
const FACTORY = /^(var [\w$]+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * webpack loader for a library whose components share one file. Without it, a build contains all of them: a minifier
 * cannot know that creating a component has no effect, and naming one for React's tools uses it.
 */
export default function markPureComponents(source: string): string {
  return source.replace(DISPLAY_NAME, '').replace(FACTORY, '$1/* @__PURE__ */ $2');
}
