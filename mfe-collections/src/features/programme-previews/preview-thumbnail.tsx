import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import { routePath } from '@airdex/shared-contracts/routes';
import { Thumbnail } from '@airdex/shared-ui/thumbnail';

/** A programme of a collection; opens its card in a new tab. */
export function PreviewThumbnail({ programme }: { readonly programme: ProgrammeLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, datePrecision, averageColor, premiereColor } = programme;
  const color = averageColor ?? premiereColor;
  const day = date === null ? '-' : formatDay(date, language, datePrecision);
  return (
    <Thumbnail
      href={routePath('card', { id: programme.idProgram })}
      title={programme.localTitle}
      country={programme.country}
      channel={programme.channel}
      date={programme.isDatePreview ? `${day} · ${t('upcoming')}` : day}
      image={programme.image}
      genre={programme.genreKey}
      performance={color === null ? null : { color, label: t(`performance.${color}`) }}
      isNew={programme.isNew}
      isProviderSelection={programme.isNotaSelection}
      labels={{
        isNew: t('isNew'),
        providerSelection: t('providerSelection'),
        select: t('select'),
        opensInNewTab: t('opensInNewTab'),
      }}
    />
  );
}
