import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { SECTION_IDS, type SectionId } from '../card-section/section-ids.ts';
import type { CardParts } from './use-card-parts.ts';

/** The sections of a card that have content or show a failure, in reading order. */
export function shownSections(
  card: ProgrammeCard,
  { also, related }: Pick<CardParts, 'also' | 'related'>,
): readonly SectionId[] {
  const isShown: Readonly<Record<SectionId, boolean>> = {
    facts: true,
    audience: true,
    concept: card.concept !== null || card.description !== null,
    evaluation: card.hasEvaluation,
    'hot-factors': card.hotFactors !== null,
    environment: card.environment !== null,
    flow: true,
    also: also.data?.length !== 0,
    related: related.data?.length !== 0,
  };
  return SECTION_IDS.filter((id) => isShown[id]);
}
