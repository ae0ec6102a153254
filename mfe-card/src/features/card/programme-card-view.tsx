import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { CompareWith } from '../compare-choice/compare-with.tsx';
import { EvaluationSection } from '../evaluation/evaluation-section.tsx';
import { Verdict } from '../evaluation/verdict.tsx';
import { RequestAnalysis } from '../information-request/request-analysis.tsx';
import { AudienceSection } from '../audience-board/audience-section.tsx';
import { InternationalFlow } from '../international-flow/international-flow.tsx';
import { PdfExportButton } from '../pdf-export/pdf-export-button.tsx';
import { PlaylistButton } from '../playlists/playlist-button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { StripSection } from '../programme-strip/strip-section.tsx';
import { CardMedia } from '../video/card-media.tsx';
import { CardSection, LoadedSection } from '../card-section/card-section.tsx';
import { CardTitles } from './card-titles.tsx';
import { EditLink } from './edit-link.tsx';
import { Facts } from '../card-facts/facts.tsx';
import { KeyFigures } from './key-figures.tsx';
import { SectionIndex } from './section-index.tsx';
import { shownSections } from './shown-sections.ts';
import { SourceLine } from './source-line.tsx';
import { useBroadcastFacts } from '../card-facts/use-broadcast-facts.ts';
import type { CardParts } from './use-card-parts.ts';
import { useContentFacts } from '../card-facts/use-content-facts.ts';
import { useFormatFacts } from '../card-facts/use-format-facts.ts';
import { useSocialFacts } from '../card-facts/use-social-facts.tsx';
import styles from './card.module.css';

interface Props {
  readonly card: ProgrammeCard;
  readonly parts: CardParts;
  /** Replaces the card of another programme, or the message that this one could not be loaded. */
  readonly isNext: boolean;
}

/**
 * A programme's card: two columns, one on narrow screens. The order in the page is the reading order of one
 * column. Unknown values and sections without content are left out.
 */
export function ProgrammeCardView({ card, parts, isNext }: Props) {
  const broadcast = useBroadcastFacts(card);
  const content = useContentFacts(card);
  const format = useFormatFacts(card);
  const social = useSocialFacts(card);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <CardTitles card={card} isNext={isNext} />
        <div className={styles.actions}>
          {card.editUrl !== null && <EditLink href={card.editUrl} />}
          <PlaylistButton idProgram={card.idProgram} title={card.localTitle} />
          <CompareWith idProgram={card.idProgram} title={card.localTitle} />
          <RequestAnalysis card={card} />
          <PdfExportButton idProgram={card.idProgram} title={card.localTitle} />
        </div>
      </div>
      <SectionIndex ids={shownSections(card, parts)} />
      <div className={styles.columns}>
        <div className={styles.picture}>
          <CardMedia card={card} />
        </div>
        <div className={styles.facts}>
          <CardSection id="facts">
            {parts.audience.data && <KeyFigures results={parts.audience.data} />}
            <div className={styles.blocks}>
              <Facts {...broadcast} />
              <Facts {...content} />
              <Facts {...format} />
              <Facts {...social} />
            </div>
          </CardSection>
        </div>
        <div className={styles.audience}>
          <AudienceSection card={card} part={parts.audience} />
        </div>
        <div className={styles.texts}>
          {(card.concept !== null || card.description !== null) && (
            <CardSection id="concept">
              {card.concept !== null && <p className={styles.concept}>{card.concept}</p>}
              {card.description !== null && <RichText html={card.description} />}
            </CardSection>
          )}
          <Verdict card={card} />
        </div>
      </div>
      <div className={styles.more}>
        <EvaluationSection card={card} />
        {card.hotFactors !== null && (
          <CardSection id="hot-factors">
            <RichText html={card.hotFactors} />
          </CardSection>
        )}
        {card.environment !== null && (
          <CardSection id="environment">
            <RichText html={card.environment} />
          </CardSection>
        )}
      </div>
      <LoadedSection id="flow" part={parts.flow}>
        {(flow) => <InternationalFlow idProgram={card.idProgram} flow={flow} />}
      </LoadedSection>
      <StripSection id="also" part={parts.also} />
      <StripSection id="related" part={parts.related} />
      <SourceLine card={card} />
    </article>
  );
}
