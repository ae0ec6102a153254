/**
 * Arguments of Node for programs that a test starts. Such a program ends after a few seconds: optimising the embedded
 * database's code takes longer than it saves.
 */
export const NODE_ARGUMENTS: readonly string[] = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];

/**
 * What a program that a test starts always inherits: where programs are, and the code that earlier starts have
 * compiled, which is half the time of a start.
 */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
