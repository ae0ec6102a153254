import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { QUICK_SEARCH_TERM_MIN } from '@airdex/shared-contracts/constants';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { ContactLine } from './contact-line.tsx';

interface Props {
  /** What was typed: not empty when it is too short to be searched for. */
  readonly term: string;
}

/** There is nothing to search for: in place of results, and nothing is asked of the server. */
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
        {term.trim() !== '' && <p>{t('invalid.tooShort', { minimum: QUICK_SEARCH_TERM_MIN[language] })}</p>}
        <ContactLine />
      </div>
    </MessageScreen>
  );
}
