import { readDocument, remoteNameSchema } from '@airdex/shared-contracts/composition';
import { REMOTE_NAMES } from '@airdex/shared-contracts/remote-contract';
import { CommandError } from '../command-error.ts';
import { isOwnName, NAME_PREFIX } from '../remote-definition/own-names.ts';

/** The forms of a new remote's name. */
export interface RemoteNaming {
  /** `mfe-air-time`: name of its package, its folder, and in the registry. */
  readonly name: string;
  /** `air-time`: in its addresses, `/x/air-time`, and names of files. */
  readonly short: string;
  /** `AirTime`: in names of components. */
  readonly component: string;
  /** `Air time`: default title of its page. */
  readonly title: string;
}

/**
 * Derives all forms of the name from user input: `air-time` or `mfe-air-time`.
 * @throws CommandError for a name that is not valid or that the product reserves.
 */
export function nameRemote(typed: string): RemoteNaming {
  const name = typed.startsWith(NAME_PREFIX) ? typed : `${NAME_PREFIX}${typed}`;
  const short = name.slice(NAME_PREFIX.length);
  if (!readDocument(remoteNameSchema, name).ok || !/^[a-z]/.test(short)) {
    throw new CommandError(`"${typed}" is not a valid name for a remote`, {
      hint: 'Use lower-case letters, digits and single dashes, beginning with a letter: weather, air-time.',
      kind: 'usage',
    });
  }
  if (isOwnName(name) || REMOTE_NAMES.some((own) => own === name))
    throw new CommandError(`"${short}" is reserved by the product`, {
      hint: 'Choose another name.',
      kind: 'refused',
    });
  const words = short.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return {
    name,
    short,
    component: words.map(capital).join(''),
    title: capital(words.join(' ')),
  };
}
