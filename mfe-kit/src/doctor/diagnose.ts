import { isContractCompatible } from '@airdex/shared-contracts/remote-contract';
import semver from 'semver';
import { SHARED_LIBRARIES, SHARED_LIBRARY_NAMES } from '../share-scope/index.ts';

/** Versions of packages, by name. */
export type Versions = Readonly<Record<string, string>>;

/** What a running product offers to a remote. */
export interface OfferedVersions {
  readonly contractVersion: string;
  /** Of the packages of Airdex that the shell was built with, and of the libraries that it shares. */
  readonly versions: Versions;
}

export interface InstalledVersions extends OfferedVersions {
  /** Shared libraries that the remote bundles. */
  readonly bundledLibraries: readonly string[];
}

export interface Diagnosis {
  readonly contract: { readonly offered: string; readonly required: string; readonly isAccepted: boolean };
  /** Packages of Airdex that are older than those of the product. */
  readonly outdated: readonly {
    readonly name: string;
    readonly installed: string;
    readonly offered: string;
  }[];
  /** Shared libraries whose version in the product this kit does not accept: the remote would not load. */
  readonly refused: readonly { readonly name: string; readonly accepted: string; readonly offered: string }[];
  /** Shared libraries that the page would have twice, because the remote bundles its own copy. */
  readonly doubled: readonly {
    readonly name: string;
    readonly installed: string;
    readonly offered: string;
  }[];
}

/** Compares what is installed for a remote with what a product offers. */
export function diagnose(installed: InstalledVersions, product: OfferedVersions): Diagnosis {
  const pairs = Object.entries(product.versions).flatMap(([name, offered]) => {
    const version = installed.versions[name];
    return version === undefined ? [] : [{ name, installed: version, offered }];
  });
  const isBundled = (name: string) => installed.bundledLibraries.includes(name);
  return {
    contract: {
      offered: product.contractVersion,
      required: installed.contractVersion,
      isAccepted: isContractCompatible(product.contractVersion, installed.contractVersion),
    },
    outdated: pairs.filter((it) => it.name.startsWith('@airdex/') && semver.lt(it.installed, it.offered)),
    refused: SHARED_LIBRARY_NAMES.flatMap((name) => {
      const [offered, accepted] = [product.versions[name], SHARED_LIBRARIES[name].range];
      const isFine = offered === undefined || isBundled(name) || semver.satisfies(offered, accepted);
      return isFine ? [] : [{ name, accepted, offered }];
    }),
    doubled: pairs.filter((it) => isBundled(it.name)),
  };
}
