import noUntranslatedText from './no-untranslated-text.js';

/** The rules that only this product needs. */
export const airdexPlugin = {
  meta: { name: 'airdex' },
  rules: {
    'no-untranslated-text': noUntranslatedText,
  },
};
