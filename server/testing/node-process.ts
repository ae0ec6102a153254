/**
 * Arguments of Node for programs that a test starts. They end after a few seconds, so optimising the embedded
 * database's code takes longer than it saves.
 */
export const NODE_ARGUMENTS: readonly string[] = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];

/**
 * Variables that such a program always inherits: the path of programs, and the cache of compiled code, which halves
 * the time of a start.
 */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
