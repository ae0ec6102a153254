import { describeTexts } from '../../testing/describe-texts.ts';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

describeTexts('the texts of exports', { en, ch });
