import { memo, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { ProgrammePreviewPopup } from '@airdex/programme-preview';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { routePath } from '@airdex/shared-contracts/routes';
import { Thumbnail, type ThumbnailProps } from '@airdex/shared-ui/thumbnail';
import { launchDay } from '../programme/launch-text.ts';

/** A check box on a thumbnail. The event contains the modifier keys. */
export interface ThumbnailTick {
  readonly isSelected: boolean;
  readonly onChange: (event: ChangeEvent) => void;
}

interface Props {
  readonly programme: ProgrammeLine;
  /** Whether it is in playlists, if that was requested. */
  readonly playlists?: ThumbnailProps['playlists'];
  /** If given, a check box ticks the programme. */
  readonly tick?: ThumbnailTick | undefined;
  /** Of the link, in lists where keys move from one thumbnail to the next. */
  readonly tabIndex?: 0 | -1;
}

/** A programme of a list as a thumbnail that opens its card in a new tab. */
export const ProgrammeThumbnail = memo(function ProgrammeThumbnail({
  programme,
  playlists,
  tick,
  tabIndex,
}: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const color = programme.averageColor ?? programme.premiereColor;
  const day = launchDay(programme, language);
  return (
    <ProgrammePreviewPopup programme={programme}>
      <Thumbnail
        href={routePath('card', { id: programme.idProgram })}
        title={programme.localTitle}
        country={programme.country}
        channel={programme.channel}
        date={programme.isDatePreview ? `${day} · ${t('results.upcoming')}` : day}
        image={programme.image}
        genre={programme.genreKey}
        performance={color === null ? null : { color, label: t(`performance.${color}`) }}
        isNew={programme.isNew}
        isProviderSelection={programme.isNotaSelection}
        playlists={playlists}
        isSelectable={tick !== undefined}
        isSelected={tick?.isSelected ?? false}
        onSelectionChange={(_, event) => tick?.onChange(event)}
        tabIndex={tabIndex}
        labels={{
          isNew: t('results.new'),
          providerSelection: t('results.providerSelection'),
          select: t('selection.one'),
          opensInNewTab: t('results.opensInNewTab'),
        }}
      />
    </ProgrammePreviewPopup>
  );
});
