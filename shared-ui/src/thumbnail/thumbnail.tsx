import { type ChangeEvent, useId } from 'react';
import { Award, BookmarkCheck } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Badge } from '../badge/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { PerformanceMarker, type PerformanceColor } from '../performance-marker/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ThumbnailImage } from './thumbnail-image.tsx';
import styles from './thumbnail.module.css';

export interface ThumbnailLabels {
  /** The label on a new programme. */
  isNew: string;
  /** The badge on a programme of the provider's selection. */
  providerSelection: string;
  /** The effect of the check box; the title is read after it. */
  select: string;
  /** Read after the title, such as "opens in a new tab". */
  opensInNewTab: string;
}

export interface ThumbnailProps {
  /** The programme's card; opens in a new tab. */
  href: string;
  title: string;
  /** Null if unknown. */
  country: string | null;
  channel: string;
  /** Formatted text. */
  date: string;
  image?: string | null | undefined;
  /** Chooses the look of the poster that replaces a missing picture. */
  genre?: string | null | undefined;
  performance?: { color: PerformanceColor; label: string } | null | undefined;
  isNew?: boolean;
  isProviderSelection?: boolean;
  /** The text for a programme that is in playlists; `isLoading` while unknown. */
  playlists?: { readonly label: string; readonly isLoading: boolean } | null | undefined;
  labels: ThumbnailLabels;
  /** Shows the check box. */
  isSelectable?: boolean;
  isSelected?: boolean;
  /**
   * Of the link, in lists in which arrow keys instead of Tab move between thumbnails; the list's own key then ticks the
   * check box.
   */
  tabIndex?: 0 | -1 | undefined;
  onSelectionChange?: ((isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * A programme in a grid: one link over the whole card, and a check box above it while selecting. Titles take
 * up to two lines, or `--thumbnail-title-lines` of the container.
 */
export function Thumbnail({
  href,
  title,
  country,
  channel,
  date,
  image,
  genre,
  performance,
  isNew = false,
  isProviderSelection = false,
  playlists,
  labels,
  isSelectable = false,
  isSelected = false,
  tabIndex,
  onSelectionChange,
}: ThumbnailProps) {
  const factsId = useId();
  const flagsId = useId();
  const [opening, closing] = useLocale().locale.startsWith('zh') ? '（）' : '()';
  return (
    <div className={styles.card} data-selected={(isSelectable && isSelected) || undefined}>
      <div className={styles.media}>
        <ThumbnailImage image={image} title={title} genre={genre} />
        <div id={flagsId} className={styles.flags}>
          {isNew && <Badge tone="solid">{labels.isNew}</Badge>}
          {isProviderSelection && (
            <Badge tone="scrim" icon={<Award aria-hidden="true" />}>
              <span className={styles.flagText}>{labels.providerSelection}</span>
            </Badge>
          )}
          {playlists && (
            <Badge
              tone="scrim"
              icon={playlists.isLoading ? <Spinner size={16} /> : <BookmarkCheck aria-hidden="true" />}
            >
              <VisuallyHidden>{playlists.label}</VisuallyHidden>
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <a
          className={styles.link}
          href={href}
          target="_blank"
          rel="noopener"
          title={title}
          aria-describedby={`${flagsId} ${factsId}`}
          draggable={false}
          tabIndex={tabIndex}
        >
          <span className={styles.title}>{title}</span>
          <VisuallyHidden>
            {' '}
            {opening}
            {labels.opensInNewTab}
            {closing}
          </VisuallyHidden>
        </a>
        <div id={factsId} className={styles.facts}>
          <p className={styles.place}>
            {country !== null && (
              <>
                {country} <span aria-hidden="true">·</span>{' '}
              </>
            )}
            {channel}
          </p>
          <p className={styles.when}>
            <span>{date}</span>
            {performance && <PerformanceMarker color={performance.color} label={performance.label} />}
          </p>
        </div>
      </div>
      {isSelectable && (
        <div className={styles.select}>
          <Checkbox
            label={`${labels.select} ${title}`}
            isLabelHidden
            isSelected={isSelected}
            {...(tabIndex === undefined ? {} : { tabIndex: -1 })}
            onChange={(next, event) => onSelectionChange?.(next, event)}
          />
        </div>
      )}
    </div>
  );
}
