import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import type { FactTexts } from '../card-facts/fact-texts.ts';
import type { Fact, FactBlock } from '../card-facts/facts.tsx';
import { broadcastFacts } from '../card-facts/use-broadcast-facts.ts';
import { contentFacts } from '../card-facts/use-content-facts.ts';
import { formatFacts } from '../card-facts/use-format-facts.ts';

/** One fact of several programmes. */
interface ComparedRow {
  readonly label: string;
  /** A value for each programme; null if unknown. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface ComparedBlock {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** The facts of a programme that are compared, always the same ones in the same order. */
function blocksOf(card: ProgrammeCard, texts: FactTexts): readonly FactBlock[] {
  const { t } = texts;
  const content = contentFacts(card, texts);
  return [
    {
      title: t('compare.titles'),
      facts: [
        { label: t('formatTitle'), value: card.formatTitle },
        { label: t('originalTitle'), value: card.originalTitle },
      ],
    },
    broadcastFacts(card, texts),
    { ...content, facts: [...content.facts, { label: t('sections.concept'), value: card.concept }] },
    formatFacts(card, texts),
  ];
}

/** A fact as text; null if it is unknown. Facts on the card that are not text are not compared. */
function textOf(fact: Fact | undefined): string | null {
  const { value } = fact ?? {};
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The facts of some programmes side by side. Leaves out rows without any value, and blocks without rows. */
export function comparedBlocks(cards: readonly ProgrammeCard[], texts: FactTexts): readonly ComparedBlock[] {
  const all = cards.map((card) => blocksOf(card, texts));
  return (all[0] ?? [])
    .map(({ title, facts }, block) => ({
      title,
      rows: facts
        .map(({ label }, place) => {
          const values = all.map((blocks) => textOf(blocks[block]?.facts[place]));
          return { label, values, differs: new Set(values).size > 1 };
        })
        .filter(({ values }) => values.some((value) => value !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Only the rows in which the programmes differ. */
export const differences = (blocks: readonly ComparedBlock[]): readonly ComparedBlock[] =>
  blocks
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
