import { ReplacedModulePlugin } from './replaced-module-plugin.ts';

const NO_DEFAULT = `
const locale = { locale: 'en-US', direction: 'ltr' };
export const useDefaultLocale = () => locale;
`;

/**
 * Prevents react-aria from reading the browser's language when it loads. This first use of `Intl` would delay rendering
 * by 60 to 85 ms at a quarter of the processor's speed. Every screen of the product has a provider with the language
 * that the user chose, so the browser's is never needed.
 */
export function languageOfProvider(): ReplacedModulePlugin {
  return new ReplacedModulePlugin({
    request: /^\.\/useDefaultLocale\.mjs$/,
    issuer: /react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]I18nProvider\.mjs$/,
    sourceFor: () => NO_DEFAULT,
  });
}
