import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { PdfExportButton } from '../pdf-export/pdf-export-button.tsx';
import { PlaylistButton } from '../playlists/playlist-button.tsx';
import { CardTitles } from './card-titles.tsx';
import { Facts } from './facts.tsx';
import { SourceLine } from './source-line.tsx';
import { useBroadcastFacts } from './use-broadcast-facts.ts';
import { useContentFacts } from './use-content-facts.ts';
import { useFormatFacts } from './use-format-facts.ts';
import styles from './card.module.css';

/** A programme's card: two columns, one on narrow screens. Unknown values are left out. */
export function ProgrammeCardView({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const broadcast = useBroadcastFacts(card);
  const content = useContentFacts(card);
  const format = useFormatFacts(card);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <CardTitles card={card} />
        <div className={styles.actions}>
          <PlaylistButton idProgram={card.idProgram} title={card.localTitle} />
          <PdfExportButton idProgram={card.idProgram} title={card.localTitle} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.picture}>
            <ThumbnailImage image={card.image} title={card.localTitle} genre={card.genreKey} />
          </div>
          {card.concept !== null && (
            <section className={styles.block}>
              <h2 className={styles.blockTitle}>{t('blocks.concept')}</h2>
              <p className={styles.text}>{card.concept}</p>
            </section>
          )}
          {card.description !== null && (
            <section className={styles.block}>
              <h2 className={styles.blockTitle}>{t('blocks.description')}</h2>
              <SafeHtml html={card.description} />
            </section>
          )}
        </div>
        <div className={styles.column}>
          <Facts {...broadcast} />
          <Facts {...content} />
          <Facts {...format} />
        </div>
      </div>
      <SourceLine card={card} />
    </article>
  );
}
