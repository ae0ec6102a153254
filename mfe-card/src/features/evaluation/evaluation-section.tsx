import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { CardSection } from '../card-section/card-section.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { EvaluationOffer } from './evaluation-offer.tsx';

/** The evaluation, or without access a note that it exists. Renders nothing if there is none. */
export function EvaluationSection({ card }: { readonly card: ProgrammeCard }) {
  if (!card.hasEvaluation) return null;
  return (
    <CardSection id="evaluation">
      {card.evaluation === null ? <EvaluationOffer /> : <RichText html={card.evaluation} />}
    </CardSection>
  );
}
