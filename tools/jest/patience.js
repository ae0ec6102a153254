/* Unit tests and browser tests wait equally long. */
export { patiently } from '../../e2e/setup/patience.ts';
