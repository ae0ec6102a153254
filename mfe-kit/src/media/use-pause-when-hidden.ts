import { useEffect, type RefObject } from 'react';
import { useHost } from '../screen/index.ts';

/** Pauses a video when it can no longer be seen: when results cover the page, or the tab is hidden. */
export function usePauseWhenHidden(video: RefObject<HTMLVideoElement | null>): void {
  const { bus } = useHost();
  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) video.current?.pause();
    };
    document.addEventListener('visibilitychange', onVisibility);
    const results = bus.on('searchDisplay').subscribe(({ isVisible }) => {
      if (isVisible) video.current?.pause();
    });
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      results.unsubscribe();
    };
  }, [bus, video]);
}
