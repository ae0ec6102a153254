export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export { useLinkClick, type Navigate } from './navigate-context.ts';
