/* Unit tests and browser tests use the same timeout. */
export { patiently } from '../../e2e/setup/patience.ts';
