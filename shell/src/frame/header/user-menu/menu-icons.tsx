import type { ReactNode } from 'react';
import {
  Building2,
  CircleHelp,
  Info,
  KeyRound,
  Languages,
  LogOut,
  Mail,
  Monitor,
  Moon,
  Sun,
  UserRound,
} from 'lucide-react';
import { LANGUAGES } from '@airdex/shared-contracts/constants';

/** Icons of the user menu by the ids of its entries. */
export const MENU_ICONS: ReadonlyMap<string, ReactNode> = new Map([
  ['account', <UserRound aria-hidden="true" />],
  ['mySubscription', <Building2 aria-hidden="true" />],
  ['dailyUpdate', <Mail aria-hidden="true" />],
  ['password', <KeyRound aria-hidden="true" />],
  ...LANGUAGES.map((language) => [language, <Languages aria-hidden="true" />] as const),
  ['light', <Sun aria-hidden="true" />],
  ['dark', <Moon aria-hidden="true" />],
  ['system', <Monitor aria-hidden="true" />],
  ['faq', <CircleHelp aria-hidden="true" />],
  ['aboutUs', <Info aria-hidden="true" />],
  ['logOut', <LogOut aria-hidden="true" />],
]);
