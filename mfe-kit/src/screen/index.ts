export { definePage, defineScreen } from './define-screen.tsx';
export type { PageDefinition, ScreenDefinition } from './define-screen.tsx';
export { pageHost, useBranding, useCurrent, useHost, useLanguage } from './host-context.ts';
export { useDialogs } from './use-dialogs.ts';
export type { RemoteTexts } from './remote-texts.ts';
export { ScreenProviders } from './screen-providers.tsx';
export type { ScreenProvidersProps } from './screen-providers.tsx';
export type { ChineseTexts } from './chinese-texts.ts';
export { useReconnect } from './use-reconnect.ts';
