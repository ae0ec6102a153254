import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../button/index.ts';
import styles from './carousel.module.css';

export interface CarouselTexts {
  /** Role description, read after its name: "carousel". */
  readonly carousel: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** The current page, counted from 1. */
  readonly page: (page: number, pageCount: number) => string;
}

interface Props {
  readonly texts: CarouselTexts;
  readonly page: number;
  readonly pageCount: number;
  /** Null if it does not rotate automatically. */
  readonly isPaused: boolean | null;
  readonly onPausedChange: (isPaused: boolean) => void;
  readonly onStep: (step: 1 | -1) => void;
}

/** The current page of a carousel, and the buttons that move and stop it. */
export function CarouselControls({ texts, page, pageCount, isPaused, onPausedChange, onStep }: Props) {
  return (
    <div className={styles.controls}>
      <span className={styles.place} aria-hidden="true">{`${String(page + 1)} / ${String(pageCount)}`}</span>
      {isPaused !== null && (
        <IconButton
          size="small"
          label={isPaused ? texts.play : texts.pause}
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onPress={() => onPausedChange(!isPaused)}
        />
      )}
      <IconButton
        size="small"
        label={texts.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        onPress={() => onStep(-1)}
      />
      <IconButton
        size="small"
        label={texts.next}
        icon={<ChevronRight aria-hidden="true" />}
        onPress={() => onStep(1)}
      />
    </div>
  );
}
