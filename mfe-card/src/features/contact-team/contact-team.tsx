import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';

interface Props {
  /** The sentence before the name of the team. */
  readonly text: string;
}

/** A sentence that ends with the name of the provider's team, which is a mail link. */
export function ContactTeam({ text }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {text} <a href={`mailto:${t('provider.contact')}`}>{t('provider.team')}</a>
      {/* The specification has no full stop in English. */}
      {useLanguage() === 'ch' && '。'}
    </>
  );
}
