export { Spinner, type SpinnerProps } from './spinner.tsx';
export { LoadingScreen, type LoadingScreenProps } from './loading-screen.tsx';
