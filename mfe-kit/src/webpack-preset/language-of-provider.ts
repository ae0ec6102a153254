import { ReplacedModulePlugin } from './replaced-module-plugin.ts';

const NO_DEFAULT = `
const locale = { locale: 'en-US', direction: 'ltr' };
export const useDefaultLocale = () => locale;
`;

/**
 * Takes the browser's language out of react-aria. It reads it when it loads, with the first use of `Intl`: 60 to 85 ms
 * at a quarter of the processor's speed before anything renders. Every screen of the product has a provider with the
 * language that the user chose, so nothing asks for the browser's.
 */
export function languageOfProvider(): ReplacedModulePlugin {
  return new ReplacedModulePlugin({
    request: /^\.\/useDefaultLocale\.mjs$/,
    issuer: /react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]I18nProvider\.mjs$/,
    sourceFor: () => NO_DEFAULT,
  });
}
