/** The part of react-i18next that remotes can use. */
export { I18nextProvider, useTranslation } from 'react-i18next';
