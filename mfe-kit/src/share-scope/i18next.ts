/** The part of i18next that remotes can use. */
export { createInstance, keyFromSelector } from 'i18next';
