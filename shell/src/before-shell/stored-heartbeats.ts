import { isAvoidedRelease, readAvoided } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { COMPOSITION_LIMITS } from '../updates/limits.ts';

/** A page in which code of releases starts, or that froze while it did. */
export interface Heartbeat {
  readonly page: string;
  /** Id of the page's composition. */
  readonly of: string;
  /** Names of the releases that are starting, as in `avoidedRelease`. */
  readonly releases: readonly string[];
  /** Time in milliseconds at which the page still ran. */
  readonly at: number;
}

/** Whether `avoid` cookies can contain a name. */
const isName = (name: string) => readAvoided(name)[0] === name;

const isRecent = ({ of, at, releases }: Heartbeat) =>
  isName(of) &&
  at > Date.now() - COMPOSITION_LIMITS.failuresMs &&
  releases.length > 0 &&
  releases.every((release) => isName(release) && isAvoidedRelease(release));

/** A list of heartbeats of all pages of this browser. */
function storedList(key: string) {
  return {
    read(): Heartbeat[] {
      try {
        return (JSON.parse(localStorage.getItem(key) ?? '[]') as Heartbeat[]).filter(isRecent);
      } catch {
        return [];
      }
    },
    write(heartbeats: readonly Heartbeat[]): void {
      try {
        localStorage.setItem(key, JSON.stringify(heartbeats));
      } catch {
        // Without storage, frozen pages cannot be counted.
      }
    },
  };
}

/** Pages in which code starts. */
export const runningPages = storedList(LOCAL_STORAGE_KEYS.runningStarts);
/** Pages that froze. */
export const frozenPages = storedList(LOCAL_STORAGE_KEYS.frozenStarts);
