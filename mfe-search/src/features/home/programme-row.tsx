import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { Carousel } from '@airdex/shared-ui/carousel';
import { EmptyState } from '@airdex/shared-ui/empty-state';
import { ThumbnailPlace } from '@airdex/shared-ui/thumbnail';
import { ThumbnailOnSight } from '../thumbnail-on-sight/thumbnail-on-sight.tsx';
import { Section } from './section.tsx';
import { useCarouselTexts } from './use-carousel-texts.ts';

interface Props {
  readonly label: string;
  readonly heading: ReactNode;
  readonly programmes: readonly ProgrammeLine[];
  readonly rows: 1 | 2;
  /** The first row of the page. */
  readonly isAtTop?: boolean;
}

/** A section with a carousel of programmes. */
export function ProgrammeRow({ label, heading, programmes, rows, isAtTop = false }: Props) {
  const { t } = useTranslation();
  const { isMobile } = useCurrent(useHost().layout);
  const texts = useCarouselTexts();
  return (
    <Section>
      <Carousel
        label={label}
        heading={heading}
        fallback={<EmptyState title={t('home.empty')} />}
        filler={<ThumbnailPlace />}
        rows={rows}
        narrowestItem={isMobile ? 150 : 200}
        isAtTop={isAtTop}
        texts={texts}
      >
        {programmes.map((line) => (
          <ThumbnailOnSight key={line.idProgram} line={line} />
        ))}
      </Carousel>
    </Section>
  );
}
