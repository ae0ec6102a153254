import type { ReactNode } from 'react';
// RouterProvider has no path of its own.
import { I18nProvider, RouterProvider } from 'react-aria-components';

export interface UiProviderProps {
  /** Of the interface, not of the browser: `en` or `zh-CN`. */
  locale: string;
  /** Follows links of menus without reloading the page. */
  navigate?: ((path: string) => void) | undefined;
  children: ReactNode;
}

/** What the widgets need to know of the application around them. Each React root has its own. */
export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  const content = navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children;
  return <I18nProvider locale={locale}>{content}</I18nProvider>;
}
