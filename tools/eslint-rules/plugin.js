import noUntranslatedText from './no-untranslated-text.js';

/** Rules specific to this product. */
export const airdexPlugin = {
  meta: { name: 'airdex' },
  rules: {
    'no-untranslated-text': noUntranslatedText,
  },
};
