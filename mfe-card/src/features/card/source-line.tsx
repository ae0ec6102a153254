import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import styles from './card.module.css';

/** Where the facts come from, and the programme's own page. */
export function SourceLine({ card }: { readonly card: ProgrammeCard }) {
  const { t } = useTranslation();
  const source = [card.source, card.sourceDescription].filter((part) => part !== null).join(' – ');
  if (source === '' && card.programmePage === null) return null;
  return (
    <p className={styles.source}>
      {source !== '' && `${t('blocks.source')}: ${source}`}
      {card.programmePage !== null && (
        <>
          {' '}
          <a href={card.programmePage} target="_blank" rel="noopener noreferrer">
            {t('programmePage')}
          </a>
        </>
      )}
    </p>
  );
}
