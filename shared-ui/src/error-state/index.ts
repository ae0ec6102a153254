export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { FOCUS_HOME } from './focus-home.ts';
