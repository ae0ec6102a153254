import { posix } from 'node:path';
import { EVENT_KINDS } from '@airdex/shared-contracts/events';
import type { CommandName, EventName } from '@airdex/shared-contracts/events';
import {
  exposedModuleSchema,
  isPathOfRemote,
  pagesBaseOf,
  readDocument,
  remoteNameSchema,
  remotePagesSchema,
  trustedTypesSchema,
} from '@airdex/shared-contracts/composition';
import type { RemotePage } from '@airdex/shared-contracts/composition';
import { DefinitionError } from './definition-error.ts';
import { problemsOfFirstCalls } from './first-calls.ts';
import type { DeclaredCall } from './first-calls.ts';
import { problemsOfContract } from './oldest-contract.ts';
import { isOwnName, NAME_PREFIX } from './own-names.ts';
import { unknownFields } from './unknown-fields.ts';

/** The definition of a remote, in `mfe.config.ts` at the root of its package. */
export interface RemoteDefinition {
  /** Name of the remote, of its folder in the registry and of its i18n namespace, beginning with `mfe-`: `mfe-search`. */
  readonly name: string;
  /** Exposed modules and the files they come from, relative to the package's root: `'./results': './src/…'`. */
  readonly exposes: Readonly<Record<string, string>>;
  /**
   * Pages that the remote adds to the contract's routes, below `/x/` and its short name. The shell shows and lists
   * them without a change to the shell.
   */
  readonly pages?: readonly RemotePage[];
  /**
   * By exposed module, the calls that its screen makes as soon as it is shown. A page that opens with the screen starts
   * them while its scripts load, and the API client hands out their responses. Only calls that read, at most eight.
   */
  readonly firstCalls?: Readonly<Record<string, readonly DeclaredCall[]>>;
  /**
   * Shared libraries that this remote bundles, at the version in its package.json, instead of using the shell's. A
   * remote that bundles React must also bundle everything that builds on React.
   */
  readonly bundledLibraries?: readonly string[];
  /** Page-wide events that this remote raises. The page refuses any other. None by default. */
  readonly raises?: readonly EventName[];
  /** Commands that this remote handles with `bus.handle`. The page refuses any other. None by default. */
  readonly answers?: readonly CommandName[];
  /** Names of the Trusted Types policies that its code or its framework creates, such as `vue`. None by default. */
  readonly trustedTypes?: readonly string[];
  /**
   * The oldest remote contract that this remote runs with, such as `1.7`: shells from that version on load it. By default
   * the contract of the kit. Nothing else checks that the remote uses only what that contract offers.
   */
  readonly contract?: string;
}

const FIELDS: Readonly<Record<keyof RemoteDefinition, true>> = {
  name: true,
  exposes: true,
  pages: true,
  firstCalls: true,
  bundledLibraries: true,
  raises: true,
  answers: true,
  trustedTypes: true,
  contract: true,
};

/** Unknown fields are errors: they have no effect, which authors would only notice in the page. */
function problemsOfFields(definition: object): string[] {
  return Object.keys(definition)
    .filter((field) => !Object.hasOwn(FIELDS, field))
    .map((field) => `${field}: is not a field of a remote; there are ${Object.keys(FIELDS).join(', ')}`);
}

/** Problems of a list of events: names that are not events, or that cannot be handled. */
function problemsOfEvents(what: 'raises' | 'answers', names: unknown): string[] {
  if (names === undefined) return [];
  if (!Array.isArray(names)) return [`${what}: must be a list of events`];
  return names.flatMap((name: unknown) => {
    const kind = Object.entries(EVENT_KINDS).find(([known]) => known === name)?.[1];
    if (kind === undefined) return [`${what}: there is no event ${String(name)}`];
    const isTaken = what === 'answers' && kind !== 'command';
    return isTaken
      ? [`${what}: ${String(name)} is a ${kind}: listen to it with bus.on, nobody takes it`]
      : [];
  });
}

const TITLE_LANGUAGES: Readonly<Record<string, string>> = { en: 'English', ch: 'Chinese' };
const LANGUAGES = Object.keys(TITLE_LANGUAGES).join(', ');

/** Names the field of a value that was read alone: `document: must be …` becomes `pages: must be …`. */
const inField = (field: string, problem: string): string =>
  problem.startsWith('document:') ? problem.replace('document', field) : `${field}.${problem}`;

/** Says which title is missing, instead of naming its type: `0.title.ch: the page needs a title in Chinese`. */
function inWords(problem: string): string {
  return problem.replace(
    /(title\.(\w+)): .*/,
    (_, field: string, language: string) =>
      `${field}: the page needs a title in ${TITLE_LANGUAGES[language] ?? language}`,
  );
}

function problemsOfPages({ name, exposes = {}, pages }: Partial<RemoteDefinition>): string[] {
  // The addresses depend on the name, whose problems are reported elsewhere.
  if (pages === undefined || typeof name !== 'string') return [];
  const reading = readDocument(remotePagesSchema, pages);
  if (!reading.ok) return reading.problems.map((problem) => inField('pages', inWords(problem)));
  const paths = reading.value.map(({ path }) => path);
  return reading.value.flatMap(({ path, exposed, title }, index) => [
    ...unknownFields(pages[index], reading.value[index]).map(
      (field) => `pages.${index}.${field}: is not a field of a page`,
    ),
    ...unknownFields(pages[index]?.title, title).map(
      (field) => `pages.${index}.title.${field}: is not a language; there are ${LANGUAGES}`,
    ),
    ...Object.entries(title)
      .filter(([, text]) => text.trim() === '')
      .map(([language]) => inWords(`pages.${index}.title.${language}: is blank`)),
    ...(paths.indexOf(path) === index ? [] : [`pages: "${path}" is there twice`]),
    ...(isPathOfRemote(path, name) ? [] : [`pages: "${path}" must be ${pagesBaseOf(name)} or below it`]),
    ...(Object.hasOwn(exposes, exposed)
      ? []
      : [`pages: "${path}" shows ${exposed}, which is not in exposes`]),
  ]);
}

function problemsOfTrustedTypes({ trustedTypes }: Partial<RemoteDefinition>): string[] {
  if (trustedTypes === undefined) return [];
  const reading = readDocument(trustedTypesSchema, trustedTypes);
  return reading.ok ? [] : reading.problems.map((problem) => inField('trustedTypes', problem));
}

function problemsOfBundledLibraries(libraries: unknown): string[] {
  return libraries === undefined || Array.isArray(libraries)
    ? []
    : ['bundledLibraries: must be a list of names'];
}

function problemsOfName(name: unknown): string[] {
  const reading = readDocument(remoteNameSchema, name);
  if (!reading.ok) return reading.problems.map((problem) => problem.replace('document', 'name'));
  const { value } = reading;
  // The rest of the name determines its other forms, the addresses and the folder of the package.
  if (!value.startsWith(NAME_PREFIX)) return [`name: must begin with ${NAME_PREFIX}, such as mfe-${value}`];
  return isOwnName(value) ? [`name: ${value} is reserved by the product`] : [];
}

/** Problems of `value` as a remote's definition, one line each; empty if it is valid. */
export function problemsOfDefinition(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return ['must be an object with `name` and `exposes`'];
  const { name, exposes, raises, answers, bundledLibraries } = value as Partial<RemoteDefinition>;
  const problems = [
    ...problemsOfFields(value),
    ...problemsOfEvents('raises', raises),
    ...problemsOfEvents('answers', answers),
    ...problemsOfName(name),
    ...problemsOfBundledLibraries(bundledLibraries),
  ];
  const modules = Object.entries(exposes ?? {});
  if (modules.length === 0) problems.push('exposes: must name at least one module');
  for (const [exposed, file] of modules) {
    const reading = readDocument(exposedModuleSchema, exposed);
    if (!reading.ok)
      problems.push(...reading.problems.map((it) => it.replace('document', `exposes["${exposed}"]`)));
    if (typeof file !== 'string' || !file.startsWith('./') || posix.normalize(file).startsWith('../')) {
      problems.push(`exposes["${exposed}"]: must be a file of the package, such as ./src/results.tsx`);
    }
  }
  return [
    ...problems,
    ...problemsOfPages(value),
    ...problemsOfFirstCalls(value),
    ...problemsOfTrustedTypes(value),
    ...problemsOfContract(value),
  ];
}

/**
 * Types and checks a remote's definition; `export default defineRemote({ … })` in `mfe.config.ts`.
 * @throws DefinitionError that lists every problem.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  const problems = problemsOfDefinition(definition);
  if (problems.length > 0) throw new DefinitionError(problems);
  return definition;
}
