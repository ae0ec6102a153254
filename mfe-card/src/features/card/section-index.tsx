import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { goToSection, type SectionId } from '../card-section/section-ids.ts';
import styles from './section-index.module.css';

/** Links to the sections of the card; stays at the top of the screen. Shown on narrow screens only. */
export function SectionIndex({ ids }: { readonly ids: readonly SectionId[] }) {
  const { t } = useTranslation();
  const go = (event: MouseEvent, id: SectionId) => {
    event.preventDefault();
    goToSection(id);
  };
  return (
    <nav className={styles.index} aria-label={t('sections.index')}>
      <ul className={styles.list}>
        {ids.map((id) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} onClick={(event) => go(event, id)}>
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
