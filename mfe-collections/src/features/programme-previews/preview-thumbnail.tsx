import type { TFunction } from 'i18next';
import { ProgrammePreviewPopup } from '@airdex/programme-preview';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay, type Language } from '@airdex/shared-contracts/constants';
import { routePath } from '@airdex/shared-contracts/routes';
import type { PerformanceColor } from '@airdex/shared-ui/performance-marker';
import { Thumbnail, type ThumbnailLabels } from '@airdex/shared-ui/thumbnail';

interface Props {
  readonly programme: ProgrammeLine;
  readonly language: Language;
  readonly labels: PreviewLabels;
}

interface PreviewLabels extends ThumbnailLabels {
  readonly upcoming: string;
  readonly performance: Readonly<Record<PerformanceColor, string>>;
}

/** Translated once for all thumbnails, because a page shows dozens. */
export const thumbnailLabels = (t: TFunction): PreviewLabels => ({
  isNew: t('isNew'),
  providerSelection: t('providerSelection'),
  select: t('select'),
  opensInNewTab: t('opensInNewTab'),
  upcoming: t('upcoming'),
  performance: {
    green: t('performance.green'),
    yellow: t('performance.yellow'),
    red: t('performance.red'),
  },
});

/** A programme of a collection; opens its card in a new tab. */
export function PreviewThumbnail({ programme, language, labels }: Props) {
  const { date, datePrecision, averageColor, premiereColor } = programme;
  const color = averageColor ?? premiereColor;
  const day = date === null ? '-' : formatDay(date, language, datePrecision);
  return (
    <ProgrammePreviewPopup programme={programme}>
      <Thumbnail
        href={routePath('card', { id: programme.idProgram })}
        title={programme.localTitle}
        country={programme.country}
        channel={programme.channel}
        date={programme.isDatePreview ? `${day} · ${labels.upcoming}` : day}
        image={programme.image}
        genre={programme.genreKey}
        performance={color === null ? null : { color, label: labels.performance[color] }}
        isNew={programme.isNew}
        isProviderSelection={programme.isNotaSelection}
        labels={labels}
      />
    </ProgrammePreviewPopup>
  );
}
