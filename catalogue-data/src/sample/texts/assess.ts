import type { Random } from '../random.ts';
import {
  ENVIRONMENTS,
  EVALUATION_OPENINGS,
  EVALUATION_RISKS,
  EVALUATION_STRENGTHS,
  HOT_FACTORS,
  VERDICTS,
} from './assessments.ts';
import type { Bilingual } from './bilingual.ts';

/** The provider's opinion of a launch. Each text is HTML: paragraphs, lists, strong. */
export interface Assessment {
  readonly hotFactors: Bilingual;
  readonly verdict: Bilingual;
  readonly evaluation: Bilingual;
  readonly environment: Bilingual;
}

export function drawAssessment(random: Random): Assessment {
  return {
    hotFactors: inList(random.sample(HOT_FACTORS, random.whole(2, 4))),
    verdict: inParagraphs([random.pick(VERDICTS)]),
    evaluation: inParagraphs([
      random.pick(EVALUATION_OPENINGS),
      random.pick(EVALUATION_STRENGTHS),
      random.pick(EVALUATION_RISKS),
    ]),
    environment: inParagraphs(random.sample(ENVIRONMENTS, random.whole(2, 3))),
  };
}

function inParagraphs(texts: readonly Bilingual[]): Bilingual {
  return wrapped(texts, (text) => `<p>${text}</p>`);
}

function inList(texts: readonly Bilingual[]): Bilingual {
  const { en, zh } = wrapped(texts, (text) => `<li>${text}</li>`);
  return { en: `<ul>${en}</ul>`, zh: `<ul>${zh}</ul>` };
}

function wrapped(texts: readonly Bilingual[], wrap: (text: string) => string): Bilingual {
  return { en: texts.map(({ en }) => wrap(en)).join(''), zh: texts.map(({ zh }) => wrap(zh)).join('') };
}
