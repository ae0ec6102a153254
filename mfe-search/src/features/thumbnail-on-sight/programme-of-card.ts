import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import type { ThumbnailProgramme } from '../results-thumbnails/programme-thumbnail.tsx';

/** What a thumbnail shows of a card. A card says nothing of performance, and new is what is new to a list. */
export function programmeOfCard(card: ProgrammeCard): ThumbnailProgramme {
  return { ...card, premiereColor: null, averageColor: null, isNew: false };
}
