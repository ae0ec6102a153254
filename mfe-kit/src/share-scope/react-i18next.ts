/** What remotes get of react-i18next. */
export { I18nextProvider, useTranslation } from 'react-i18next';
