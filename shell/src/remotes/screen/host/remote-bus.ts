import type { EventBus, PageBus } from '@airdex/shared-contracts/events';

/** Events that a remote's manifest declares. A missing list means no restriction. */
export interface DeclaredEvents {
  readonly raises?: readonly string[] | undefined;
  readonly answers?: readonly string[] | undefined;
}

export interface RemoteBusOptions {
  readonly remote: string;
  readonly declared: DeclaredEvents;
  readonly bus: PageBus;
  /** Called with the error of each refused event. An error thrown here reaches the remote's code. */
  refuse(error: Error): void;
}

function undeclared(remote: string, list: 'raises' | 'answers', name: string): Error {
  const does = list === 'raises' ? 'raised' : 'takes';
  const number = list === 'raises' ? 118 : 119;
  return new Error(
    `AIRDEX-${number} ${remote} ${does} ${name}, which its manifest does not declare. ` +
      `Add '${name}' to \`${list}\` in its mfe.config.ts and release it again.`,
  );
}

/**
 * Creates the bus of one remote: it can raise and handle the events that its manifest declares, and receive all events.
 */
export function createRemoteBus({ remote, declared, bus, refuse }: RemoteBusOptions): EventBus {
  const allows = (list: 'raises' | 'answers', name: string): boolean => {
    if (declared[list]?.includes(name) !== false) return true;
    refuse(undeclared(remote, list, name));
    return false;
  };
  return {
    all: bus.all,
    on: (name) => bus.on(name),
    raise(name, ...payload) {
      if (allows('raises', name)) bus.raiseFrom(remote, name, ...payload);
    },
    handle(handlers) {
      const allowed = Object.entries(handlers).filter(([name]) => allows('answers', name));
      return bus.handle(Object.fromEntries(allowed));
    },
  };
}
