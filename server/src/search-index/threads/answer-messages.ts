import type { IndexData } from '../data/index-data.ts';
import type { Answer, Question } from '../engine/answers.ts';

export type ForAnswerWorker =
  | {
      readonly kind: 'prepare';
      readonly data: IndexData;
      readonly thread: number;
      readonly cacheBytes: number;
    }
  /** Serve the prepared index, from the next query on. */
  | { readonly kind: 'switch' }
  | { readonly kind: 'ask'; readonly number: number; readonly question: Question };

export type FromAnswerWorker =
  | { readonly kind: 'prepared' }
  | { readonly kind: 'answered'; readonly number: number; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly number: number; readonly reason: string };
