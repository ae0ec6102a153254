import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { ProgrammePreviewPopup } from '@airdex/programme-preview';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { routePath } from '@airdex/shared-contracts/routes';
import { Carousel } from '@airdex/shared-ui/carousel';
import { Thumbnail } from '@airdex/shared-ui/thumbnail';
import { dayText } from '../card-facts/day-text.ts';
import { useFactTexts } from '../card-facts/fact-texts.ts';
import styles from './programme-strip.module.css';

interface Props {
  readonly label: string;
  readonly programmes: readonly ProgrammeLine[];
}

/** Programmes in a row, page by page; each opens its card in a new tab. */
export function ProgrammeStrip({ label, programmes }: Props) {
  const { t } = useTranslation();
  const factTexts = useFactTexts();
  const { isMobile } = useCurrent(useHost().layout);
  const texts = {
    carousel: t('carousel.name'),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    page: (page: number, pageCount: number) => t('carousel.page', { page, pageCount }),
  };
  return (
    <div className={styles.strip}>
      <Carousel label={label} narrowestItem={isMobile ? 150 : 200} texts={texts}>
        {programmes.map((programme) => {
          const color = programme.averageColor ?? programme.premiereColor;
          return (
            <ProgrammePreviewPopup key={programme.idProgram} programme={programme}>
              <Thumbnail
                href={routePath('card', { id: programme.idProgram })}
                title={programme.localTitle}
                country={programme.country}
                channel={programme.channel}
                date={dayText(programme, factTexts) ?? '-'}
                image={programme.image}
                genre={programme.genreKey}
                performance={color === null ? null : { color, label: t(`performance.${color}`) }}
                isNew={programme.isNew}
                isProviderSelection={programme.isNotaSelection}
                labels={{
                  isNew: t('new'),
                  providerSelection: t('providerSelection'),
                  select: '',
                  opensInNewTab: t('opensInNewTab'),
                }}
              />
            </ProgrammePreviewPopup>
          );
        })}
      </Carousel>
    </div>
  );
}
