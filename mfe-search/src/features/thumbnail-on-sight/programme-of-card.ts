import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import type { ThumbnailProgramme } from '../results-thumbnails/programme-thumbnail.tsx';

/**
 * What a thumbnail shows of a card. A card has no performance, and only lists know which programmes are new.
 */
export function programmeOfCard(card: ProgrammeCard): ThumbnailProgramme {
  return { ...card, premiereColor: null, averageColor: null, isNew: false };
}
