import 'i18next';
import type { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'mfe-releases';
    resources: { 'mfe-releases': typeof en };
  }
}
