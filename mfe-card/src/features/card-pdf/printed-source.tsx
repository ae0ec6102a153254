import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { SourceLine } from '../card/source-line.tsx';
import { cardAddress } from './card-address.ts';
import styles from './card-pdf.module.css';

/** The source of the facts, and the card's address. */
export function PrintedSource({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const address = cardAddress(card.idProgram);
  return (
    <footer className={styles.source}>
      <SourceLine card={card} />
      <p>
        {t('print.card')}
        <a href={address}>{address}</a>
      </p>
    </footer>
  );
}
