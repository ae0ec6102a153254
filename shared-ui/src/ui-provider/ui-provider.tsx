import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { NavigateContext, type Navigate } from './navigate-context.ts';

export interface UiProviderProps {
  /** Language of the interface, not of the browser: `en` or `zh-CN`. */
  locale: string;
  /** Follows links of menus without reloading the page. */
  navigate?: Navigate | undefined;
  children: ReactNode;
}

/** What the widgets need from the application around them. Each React root has its own. */
export function UiProvider({ locale, navigate, children }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <NavigateContext value={navigate ?? null}>{children}</NavigateContext>
    </I18nProvider>
  );
}
