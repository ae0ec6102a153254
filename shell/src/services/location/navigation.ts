import type { HostServices } from '@airdex/shared-contracts/remote-contract';

type Go = HostServices['navigate'];

/** Navigation for what lives outside of React's tree: remotes, and the services. */
export interface Navigation {
  readonly go: Go;
  /** The router takes over; what was asked for before is done now. */
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
