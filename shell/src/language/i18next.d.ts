import 'i18next';
import type { en } from './texts/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof en };
  }
}
