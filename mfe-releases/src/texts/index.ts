import type { RemoteTexts } from '@airdex/mfe-kit/screen';
import { en } from './en.ts';
import { zh } from './zh.ts';

export const texts: RemoteTexts = { en, ch: zh };
