import { useTranslation } from 'react-i18next';
import { useBroadcastFacts } from '../card-facts/use-broadcast-facts.ts';
import { useContentFacts } from '../card-facts/use-content-facts.ts';
import { useFormatFacts } from '../card-facts/use-format-facts.ts';
import { useSocialFacts } from '../card-facts/use-social-facts.tsx';
import { pageName } from './page-rules.ts';
import { PrintedAudience } from './printed-audience.tsx';
import { PrintedEvaluation } from './printed-evaluation.tsx';
import { PrintedFacts } from './printed-facts.tsx';
import { PrintedFlow } from './printed-flow.tsx';
import { PrintedPicture } from './printed-picture.tsx';
import { PrintedProgrammes } from './printed-programmes.tsx';
import { PrintedHtml } from './printed-section.tsx';
import { PrintedSource } from './printed-source.tsx';
import { PrintedTitles } from './printed-titles.tsx';
import type { PrintedProgramme } from './use-printed-programme.ts';
import styles from './card-pdf.module.css';

/** Characters of a description that fit under the picture, beside the facts. */
const SHORT_DESCRIPTION_MAX = 900;

/** A programme's card on paper, starting on a new page. Unknown values are left out. */
export function PrintedCard({ programme }: { readonly programme: PrintedProgramme }) {
  const { t } = useTranslation();
  const { card, audience, Bars, flow, map, also, related } = programme;
  const broadcast = useBroadcastFacts(card);
  const content = useContentFacts(card);
  const format = useFormatFacts(card);
  const social = useSocialFacts(card);
  const isShort = (card.description ?? '').length <= SHORT_DESCRIPTION_MAX;
  const description = <PrintedHtml title={t('blocks.description')} html={card.description} />;
  return (
    <article className={styles.card} style={{ page: pageName(card.idProgram) }}>
      <PrintedTitles card={card} />
      <div className={styles.columns}>
        <div>
          <PrintedPicture card={card} />
          {card.concept !== null && <p className={styles.concept}>{card.concept}</p>}
          <PrintedFacts {...content} />
          {isShort && description}
        </div>
        <div>
          <PrintedFacts {...broadcast} />
          <PrintedFacts {...format} />
          <PrintedFacts {...social} />
        </div>
      </div>
      {!isShort && description}
      <PrintedHtml title={t('print.hotFactors')} html={card.hotFactors} />
      {audience !== null && <PrintedAudience audience={audience} Bars={Bars} />}
      <PrintedHtml title={t('print.environment')} html={card.environment} />
      <PrintedFlow flow={flow} idProgram={card.idProgram} map={map} />
      <PrintedEvaluation card={card} />
      <PrintedProgrammes title={t('sections.also')} programmes={also} />
      <PrintedProgrammes title={t('sections.related')} programmes={related} />
      <PrintedSource card={card} />
    </article>
  );
}
