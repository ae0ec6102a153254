import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../search-index/random.ts';
import { FIRST_CALL, nextCall, type Seen } from './calls.ts';
import { ask, type Answer } from './request.ts';

export interface Subscriber {
  readonly username: string;
  readonly password: string;
}

interface Visit {
  readonly url: string;
  /** Mean time between a response and the next call, milliseconds. */
  readonly thinkMs: number;
  readonly until: number;
  readonly onAnswer: (response: Answer) => void;
}

/** Letters of any script, because titles come in many. */
const WORD = /\p{L}{3,}/gu;

function remember(seen: Seen, { name, status, text }: Answer): void {
  if (status !== 200) return;
  if (name === 'getAdvancedSearchPrograms') {
    const { programs } = JSON.parse(text) as { programs: { idProgram: number; localTitle: string }[] };
    for (const { idProgram, localTitle } of programs.slice(0, 20)) {
      seen.programmes.push(idProgram);
      seen.words.push(...(localTitle.match(WORD) ?? []));
    }
    seen.programmes.splice(0, seen.programmes.length - 100);
    seen.words.splice(0, seen.words.length - 100);
  }
  if (name === 'addPlaylist') seen.playlists.push((JSON.parse(text) as { id: number }).id);
}

/**
 * One subscriber at work: signs in, then calls, reads and thinks until the end. Waits vary by half in either
 * direction.
 */
export async function visit({ username, password }: Subscriber, seed: number, options: Visit): Promise<void> {
  const { url, thinkMs, until, onAnswer } = options;
  const random = new Random(seed);
  const think = () => pause(thinkMs * (0.5 + random.next()));
  const seen: Seen = { programmes: [], words: [], playlists: [], page: 1, filter: {} };
  const signedIn = await ask(url, null, {
    name: 'authenticate',
    path: '/api/Account/Authenticate',
    body: { username, password, forceLogin: true },
  });
  onAnswer(signedIn);
  if (signedIn.status !== 200) return;
  const { token } = JSON.parse(signedIn.text) as { token: string };
  for (let call = FIRST_CALL; performance.now() < until; call = nextCall(random, seen)) {
    const response = await ask(url, token, call);
    onAnswer(response);
    remember(seen, response);
    await think();
  }
}
