import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { BroadcastFacts } from './broadcast-facts.tsx';
import { CardTitles } from './card-titles.tsx';
import { ContentFacts } from './content-facts.tsx';
import { FormatFacts } from './format-facts.tsx';
import { SourceLine } from './source-line.tsx';
import styles from './card.module.css';

/** A programme's card: two columns, one on narrow screens. What is not known is left out. */
export function ProgrammeCardView({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <CardTitles card={card} />
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
          <BroadcastFacts card={card} />
          <ContentFacts card={card} />
          <FormatFacts card={card} />
        </div>
      </div>
      <SourceLine card={card} />
    </article>
  );
}
