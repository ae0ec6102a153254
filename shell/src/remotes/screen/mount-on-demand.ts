import { REMOTES_CODE, withoutCode } from '../remotes-on-demand.ts';
import type { MountedScreen, MountOptions } from './mount-screen.ts';

/** Mounts a screen once the code that does so has loaded. */
export function mountOnDemand(options: MountOptions): MountedScreen {
  let isOver = false;
  let latest = options.screen;
  let mounted: MountedScreen | null = null;
  REMOTES_CODE.load().then(
    ({ mountScreen }) => {
      if (!isOver) mounted = mountScreen({ ...options, screen: latest });
    },
    (cause: unknown) => {
      if (!isOver) options.onFailed(withoutCode(options.remote, options.exposed, cause));
    },
  );
  return {
    update(screen) {
      latest = screen;
      mounted?.update(screen);
    },
    async unmount() {
      isOver = true;
      await mounted?.unmount();
    },
  };
}
