import type { TFunction } from 'i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';

export interface TitledProgramme {
  readonly id: number;
  readonly title: string;
}

/** The titles of programmes. Equal ones are followed by country and channel. */
export const comparedTitles = (
  cards: readonly Pick<ProgrammeCard, 'idProgram' | 'localTitle' | 'country' | 'channel'>[],
  t: TFunction,
): readonly TitledProgramme[] =>
  cards.map(({ idProgram: id, localTitle, country, channel }) => ({
    id,
    title:
      cards.filter((card) => card.localTitle === localTitle).length === 1
        ? localTitle
        : t('brackets', {
            text: localTitle,
            note: [country, channel].filter((part) => part !== null).join(t('comma')),
          }),
  }));
