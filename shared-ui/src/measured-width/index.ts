export { useMeasuredWidth } from './use-measured-width.ts';
