import { inRoot, ROOT } from './root.ts';
import { runProgram } from './running-program.ts';

/** The packages of the application. */
const PACKAGES = ['shell', 'mfe-search', 'mfe-card', 'mfe-account', 'mfe-collections', 'mfe-releases'];

/** The command line of the kit. */
export const MFE = inRoot('mfe-kit', 'bin', 'mfe.mjs');

/** Runs `mfe` as a team would, and returns its output. @throws Error with the output if it fails */
export const mfe = (args: readonly string[], cwd = ROOT): Promise<string> =>
  runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', MFE, ...args], cwd);

/** Publishes the built application to a registry, a folder or a bucket. */
export const publishBuilds = (registry: string): Promise<string> =>
  mfe(['publish', '--registry', registry, '--from', ...PACKAGES.map((name) => inRoot(name, 'dist'))]);
