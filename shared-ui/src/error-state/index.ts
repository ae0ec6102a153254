export { ErrorState, type ErrorStateProps } from './error-state.tsx';
export { FOCUS_HOME, useFocusHome } from './focus-home.ts';
