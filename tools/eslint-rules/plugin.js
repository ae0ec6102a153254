import fileName from './file-name.js';
import noUntranslatedText from './no-untranslated-text.js';
import packageArrows from './package-arrows.js';

/** The rules that only this product needs. */
export const airdexPlugin = {
  meta: { name: 'airdex' },
  rules: {
    'file-name': fileName,
    'no-untranslated-text': noUntranslatedText,
    'package-arrows': packageArrows,
  },
};
