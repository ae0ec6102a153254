import { LANGUAGES, languageTag, type Language } from '@airdex/shared-contracts/constants';
import { useTranslation } from 'react-i18next';
import { useServices } from '../services/services-context.ts';
import { useCurrent } from '../lib/current/use-current.ts';
import { LANGUAGE_NAMES } from '../services/language/language-names.ts';
import styles from './language-buttons.module.css';

/** A button for each language, labelled with its own name. */
export function LanguageButtons() {
  const { t } = useTranslation();
  const { language } = useServices();
  const current = useCurrent(language);
  const button = (each: Language) => (
    <button
      key={each}
      type="button"
      lang={languageTag(each)}
      className={styles.button}
      aria-pressed={each === current}
      onClick={() => language.set(each)}
    >
      {LANGUAGE_NAMES[each]}
    </button>
  );
  return (
    <div role="group" aria-label={t('menu.language')} className={styles.group}>
      {LANGUAGES.map(button)}
    </div>
  );
}
