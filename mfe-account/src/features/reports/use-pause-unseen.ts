import { useEffect, type RefObject } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';

/** Pauses a video while it cannot be seen: results are shown over the page, or the tab is hidden. */
export function usePauseUnseen(video: RefObject<HTMLVideoElement | null>): void {
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
