import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { PageBus } from '@airdex/shared-contracts/events';
import { isDevelopment } from '../../../lib/is-development.ts';
import { createRemoteBus } from './remote-bus.ts';
import type { DeclaredEvents } from './remote-bus.ts';

const hosts = new WeakMap<HostServices, Map<string, HostServices>>();

/**
 * Returns the shell's services for one remote, which stay the same for the lifetime of the page. The remote can raise
 * and handle the events that its manifest declares. Other events are refused: the shell's development build throws an
 * error, other builds send a report.
 * @param host services with the shell's own bus
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
