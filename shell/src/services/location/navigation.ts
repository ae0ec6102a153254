import type { HostServices } from '@airdex/shared-contracts/remote-contract';

type Go = HostServices['navigate'];

/** Navigation for code outside React's tree: remotes and services. */
export interface Navigation {
  readonly go: Go;
  /** Connects the router, and runs the navigations that were requested before. */
  connect(go: Go): void;
}

export function createNavigation(): Navigation {
  let connected: Go | null = null;
  let waiting: Parameters<Go> | null = null;
  return {
    go(...request) {
      if (connected === null) waiting = request;
      else connected(...request);
    },
    connect(go) {
      connected = go;
      if (waiting !== null) go(...waiting);
      waiting = null;
    },
  };
}
