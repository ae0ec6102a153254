import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { PageBus } from '@airdex/shared-contracts/events';
import { isDevelopment } from '../../../lib/is-development.ts';
import { createRemoteBus } from './remote-bus.ts';
import type { DeclaredEvents } from './remote-bus.ts';

const hosts = new WeakMap<HostServices, Map<string, HostServices>>();

/**
 * The shell's services as one remote has them, the same for as long as the page lives: it raises and takes the events
 * that its manifest declares. Another is refused: with an error in the shell's development build, with a report
 * everywhere else.
 * @param host with the shell's own bus
 */
export function remoteHost(host: HostServices, remote: string, declared: DeclaredEvents): HostServices {
  const ofHost = hosts.get(host) ?? new Map<string, HostServices>();
  hosts.set(host, ofHost);
  const known = ofHost.get(remote);
  if (known !== undefined) return known;
  const bus = createRemoteBus({
    remote,
    declared,
    bus: host.bus as PageBus,
    refuse(error) {
      if (isDevelopment()) throw error;
      host.telemetry.report({ kind: 'error', name: 'undeclared event', error });
    },
  });
  const made = { ...host, bus };
  ofHost.set(remote, made);
  return made;
}
