import { describeTexts } from '../../../testing/describe-texts.ts';
import { ch } from './zh.ts';
import { en } from './en.ts';

describeTexts(
  'the texts of the shell',
  { en, ch },
  new Set(['document.titled', 'brand.name', 'remote.code']),
);
