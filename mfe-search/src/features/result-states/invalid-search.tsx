import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { quickSearchTermMin } from '@airdex/shared-contracts/search-filter';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { ContactLine } from './contact-line.tsx';

interface Props {
  /** The typed text; not empty if it is too short for a search. */
  readonly term: string;
}

/** Shown instead of results if there is nothing to search for; sends no request. */
export function InvalidSearch({ term }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <MessageScreen
      illustration="invalid-search"
      headingLevel={1}
      title={t('invalid.title')}
      subtitle={t('invalid.subtitle')}
    >
      <div>
        {term.trim() !== '' && (
          <p>{t('invalid.tooShort', { minimum: quickSearchTermMin(term, language) })}</p>
        )}
        <ContactLine />
      </div>
    </MessageScreen>
  );
}
