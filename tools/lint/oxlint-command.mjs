import path from 'node:path';
import { inRoot } from '../root.mjs';

export const OXLINT = inRoot('node_modules', 'oxlint', 'bin', 'oxlint');

/** The value of `PATH` with which Oxlint finds its program for types. */
export const pathForOxlint = () => [inRoot('node_modules', '.bin'), process.env['PATH']].join(path.delimiter);
