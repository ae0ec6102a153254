import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';

interface Props {
  /** A preceding sentence. */
  readonly after?: string;
}

/** "Try other criteria or contact the" provider's team, whose name is a mail link. */
export function ContactLine({ after }: Props) {
  const { t } = useTranslation();
  const isChinese = useLanguage() === 'ch';
  return (
    <p>
      {/* Chinese has no space between sentences. The specification has no full stop in English. */}
      {after !== undefined && `${after}${isChinese ? '' : ' '}`}
      {t('contactUs')} <a href={`mailto:${t('provider.contact')}`}>{t('provider.team')}</a>
      {isChinese && '。'}
    </p>
  );
}
