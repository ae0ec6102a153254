import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';

interface Props {
  /** An address of the web. */
  readonly href: string;
  readonly text: string;
}

/** A link to another site, which opens in a new tab and gets no information about this page. */
export function OutsideLink({ href, text }: Props) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
}
