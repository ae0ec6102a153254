/** What remotes get of i18next. */
export { createInstance, keyFromSelector } from 'i18next';
