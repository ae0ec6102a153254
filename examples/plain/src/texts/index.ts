import { en } from './en.ts';
import { zh } from './zh.ts';

export type Texts = typeof en;

export const texts = { en, ch: zh };
