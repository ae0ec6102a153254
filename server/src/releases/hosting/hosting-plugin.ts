import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@airdex/shared-contracts/remote-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_BRAND, type Brand } from '../../branding/brand.ts';
import { createRegistryReader } from './registry-reader.ts';
import { serveOfferedComposition } from './serve-offered-composition.ts';
import { servePages } from './serve-pages.ts';
import { servePolicyReports } from './serve-policy-reports.ts';
import { serveRegistry } from './serve-registry.ts';
import { serveReleases } from './serve-releases.ts';
import { serveBrandPictures } from './serve-brand-pictures.ts';
import { serveSiteFiles } from './serve-site-files.ts';

export interface HostingOptions {
  /** Folder of published releases. */
  readonly registryFolder: string;
  /** Address that browsers load releases from, without a slash at its end; null or unset: this server. */
  readonly assetsUrl?: string | null | undefined;
  /** Site settings for pages; unset: the defaults. */
  readonly site?: SiteSettings;
  /** How the installation presents itself; unset: as the product. */
  readonly brand?: Brand;
  /** Origins from which pages may load remotes if their users agree; unset: none. */
  readonly overrideOrigins?: readonly string[];
  /** Whether the user who requests a page may have overrides; unset: no user. */
  readonly mayOverride?: (request: FastifyRequest) => Promise<boolean>;
  /** The site's address for subscribers, without a trailing slash; unset: pages have no preview image. */
  readonly publicUrl?: () => string;
}

/** Pages are rendered for each request: fast compression, unlike that of releases. */
const BROTLI_QUALITY = 5;
/** Smaller responses are not worth compressing, bytes. */
const COMPRESS_FROM = 1024;

/**
 * Serves shell and remotes from a registry: their files, the registry's documents, and the shell's HTML for
 * every other address. Follows what is published while it runs. Register it last, without a prefix.
 */
export async function hostingPlugin(
  app: FastifyInstance,
  {
    registryFolder,
    assetsUrl = null,
    site = DEFAULT_SITE_SETTINGS,
    brand = DEFAULT_BRAND,
    overrideOrigins = [],
    mayOverride,
    publicUrl,
  }: HostingOptions,
): Promise<void> {
  const registry = createRegistryReader({ registryFolder, assetsUrl }, (error) => {
    app.log.error(
      { err: error },
      'a part of the registry could not be read; browsers get the newest that can',
    );
  });
  await serveReleases(app, registryFolder);
  serveSiteFiles(app, brand);
  serveBrandPictures(app, brand);
  await app.register(async (documents) => {
    await documents.register(fastifyCompress, {
      threshold: COMPRESS_FROM,
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    });
    serveRegistry(documents, registryFolder);
    servePolicyReports(documents);
    serveOfferedComposition(documents, registry);
    servePages(documents, registry, {
      assetsUrl,
      site: brand.isSet ? { ...site, branding: brand.branding } : site,
      brand,
      async rightsOf(request) {
        // Called only if it makes a difference.
        const isPermitted = overrideOrigins.length > 0 && (await mayOverride?.(request)) === true;
        return { allowed: overrideOrigins, isPermitted };
      },
      publicUrl,
    });
  });
}
