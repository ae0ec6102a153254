import noUntranslatedText from './no-untranslated-text.js';
import packageArrows from './package-arrows.js';

/** The rules that only this product needs. */
export const airdexPlugin = {
  meta: { name: 'airdex' },
  rules: {
    'no-untranslated-text': noUntranslatedText,
    'package-arrows': packageArrows,
  },
};
