export { breakpoints } from './breakpoints.ts';
export { frame, space } from './sizes.ts';
