import 'i18next';
import type { brandNames } from '@airdex/shared-contracts/branding';
import type { en as devtools } from '../devtools/texts/en.ts';
import type { en as exportTexts } from '../frame/exports-dock/texts/en.ts';
import type { en as login } from '../pages/login/texts/en.ts';
import type { en as overrides } from '../overrides/texts/en.ts';
import type { en as updates } from '../updates/texts/en.ts';
import type { en } from '../services/language/texts/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    defaultVariables: ReturnType<typeof brandNames>;
    resources: {
      devtools: typeof devtools;
      shell: typeof en & typeof exportTexts & typeof login;
      overrides: typeof overrides;
      updates: typeof updates;
    };
  }
}
