import { useEffect, useState } from 'react';
import { useMediaQuery } from '@airdex/shared-ui/media-query';
import { yearDuration, type Years } from './replay.ts';

export interface Replay {
  readonly year: number;
  readonly setYear: (year: number) => void;
  readonly isPlaying: boolean;
  /** Starts at the first year if the last one is shown. */
  readonly play: () => void;
  readonly pause: () => void;
  /** False for readers who prefer less motion: they move the slider themselves. */
  readonly canPlay: boolean;
}

/** Moves through years one by one. Initially it is at the last one, which shows everything. */
export function useReplay(years: Years): Replay {
  const [year, setYear] = useState(years.last);
  const [isStarted, setStarted] = useState(false);
  const canPlay = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPlaying = isStarted && canPlay && year < years.last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setYear(year + 1), yearDuration(years));
    return () => clearTimeout(timer);
  }, [isPlaying, year, years]);
  return {
    year,
    setYear: (chosen) => {
      setStarted(false);
      setYear(chosen);
    },
    isPlaying,
    play: () => {
      if (year >= years.last) setYear(years.first);
      setStarted(true);
    },
    pause: () => setStarted(false),
    canPlay,
  };
}
