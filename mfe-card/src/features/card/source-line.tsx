import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { OutsideLink } from '../card-facts/outside-link.tsx';
import styles from './card.module.css';

const isWebAddress = (text: string) => /^https?:\/\/\S+$/.test(text);

/** The source of the facts, and the programme's own page. */
export function SourceLine({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const parts = [card.source, card.sourceDescription].filter((part) => part !== null && part !== '');
  if (parts.length === 0 && card.programmePage === null) return null;
  return (
    <p className={styles.source}>
      {parts.length > 0 && t('blocks.source')}
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' – '}
          {part !== null && isWebAddress(part) ? <OutsideLink href={part} text={part} /> : part}
        </Fragment>
      ))}
      {card.programmePage !== null && (
        <>
          {' '}
          <OutsideLink href={card.programmePage} text={t('programmePage')} />
        </>
      )}
    </p>
  );
}
