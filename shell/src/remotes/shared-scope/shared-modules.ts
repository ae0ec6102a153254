import {
  HANDED_OVER_CODE,
  SHARED_LIBRARIES,
  SHARED_LIBRARY_NAMES,
} from '@airdex/shared-contracts/shared-scope';
import type {
  HandedOverCode,
  I18NEXT_EXPORTS,
  SharedLibraryName,
  SharedRequest,
} from '@airdex/shared-contracts/shared-scope';
import * as sharedContracts from '@airdex/shared-contracts/handed-over';
import * as sharedUi from '@airdex/shared-ui/handed-over';
import { createInstance, keyFromSelector } from 'i18next';
import * as createLucideIcon from 'lucide-react/dist/esm/createLucideIcon.mjs';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import * as JsxDevRuntime from 'react/jsx-dev-runtime';
import * as JsxRuntime from 'react/jsx-runtime';
import { handedOverReactAria, laterReactAria } from './shared-react-aria.ts';
import { handedOverReactQuery } from './shared-react-query.ts';
import { handedOverRxjs } from './shared-rxjs.ts';
import { handedOverZod } from './shared-zod.ts';

/** Versions of the shared libraries, put in by the build. */
declare const AIRDEX_SHARED_VERSIONS: Readonly<Record<SharedLibraryName, string>>;
/** Versions that are made of the content. */
declare const AIRDEX_CODE_VERSIONS: Readonly<Record<HandedOverCode, string>>;

/** What the federation runtime keeps of a module that is fetched: who brought it, and the fetch that is under way. */
interface Registered {
  from?: string;
  loading?: unknown;
}

/** A module of the share scope, as the federation runtime takes it. */
export interface HandedOverModule extends Registered {
  readonly version: string;
  readonly scope: 'default';
  /** Of what is part of the shell. */
  readonly lib?: () => object;
  /** Of what is fetched when the first remote needs it. */
  readonly get?: (this: Registered) => Promise<() => object>;
  readonly shareConfig: {
    readonly singleton: boolean;
    readonly strictVersion: true;
    readonly requiredVersion: string;
  };
}

/** Imports that no first screen needs, each a file of its own. */
const LATER = {
  luxon: () => import('luxon'),
  ...laterReactAria,
} as const satisfies Partial<Record<SharedRequest, () => Promise<object>>>;

const isLater = (request: SharedRequest): request is keyof typeof LATER => request in LATER;

/** Each other import that remotes share, and what they get for it: picked exports keep the rest out of the page. */
const modules: Record<Exclude<SharedRequest, keyof typeof LATER>, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react/jsx-dev-runtime': JsxDevRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react-i18next': { I18nextProvider, useTranslation },
  '@tanstack/react-query': handedOverReactQuery,
  ...handedOverReactAria,
  i18next: { createInstance, keyFromSelector } satisfies Record<(typeof I18NEXT_EXPORTS)[number], unknown>,
  rxjs: handedOverRxjs,
  'zod/mini': handedOverZod,
};

const code: Record<HandedOverCode, object> = {
  '@airdex/shared-contracts/handed-over': sharedContracts,
  '@airdex/shared-ui/handed-over': sharedUi,
  'lucide-react/dist/esm/createLucideIcon.mjs': createLucideIcon,
};

/** The share scope of the page, by import. */
export function handedOverModules(): Record<string, HandedOverModule> {
  const scope: Record<string, HandedOverModule> = {};
  for (const name of SHARED_LIBRARY_NAMES) {
    const { range, requests } = SHARED_LIBRARIES[name];
    for (const request of requests) {
      scope[request] = {
        version: AIRDEX_SHARED_VERSIONS[name],
        scope: 'default',
        ...(isLater(request) ? { get: fetchedLater(LATER[request]) } : { lib: () => modules[request] }),
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: range },
      };
    }
  }
  for (const request of HANDED_OVER_CODE) {
    const version = AIRDEX_CODE_VERSIONS[request];
    scope[request] = {
      version,
      scope: 'default',
      lib: () => code[request],
      shareConfig: { singleton: false, strictVersion: true, requiredVersion: version },
    };
  }
  return scope;
}

/** What brings a module when the first remote needs it; after a failure whoever asks next has it fetched again. */
export function fetchedLater(load: () => Promise<object>) {
  return async function fetchNow(this: Registered): Promise<() => object> {
    // The runtime notes the container that asked first as who brought it, and drops the module together with that.
    const { from } = this;
    Object.defineProperty(this, 'from', { get: () => from, set: () => undefined });
    try {
      const module = await load();
      return () => module;
    } catch (error) {
      // The runtime would answer everyone with the failed fetch, for as long as the page lives.
      delete this.loading;
      throw error;
    }
  };
}
