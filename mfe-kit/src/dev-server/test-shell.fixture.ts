import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { PAGE_OVERRIDES_ELEMENT_ID } from '@airdex/shared-contracts/overrides';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';

export interface TestShellOptions {
  readonly contractVersion?: string;
  readonly hasDevelopmentBuild?: boolean;
  /** Origins from which pages may load remotes. */
  readonly allowed?: readonly string[];
  /** Versions that its manifest states. */
  readonly versions?: Readonly<Record<string, string>>;
  /** A response instead of a page of the application. */
  readonly answer?: { readonly status: number; readonly body: string; readonly location?: string };
}

const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Serves pages with the documents that the server of a real shell embeds. */
export async function startTestShell(options: TestShellOptions = {}) {
  const { contractVersion = REMOTE_CONTRACT_VERSION, hasDevelopmentBuild = true, answer } = options;
  const { allowed = ['http://localhost:*'], versions } = options;
  const files = { scripts: [], styles: [] };
  const composition = {
    schemaVersion: 1,
    id: '0123456789abcdef',
    createdAt: '2026-01-01T00:00:00.000Z',
    shell: {
      release: '0123456789abcdef',
      base: '/shell/0123456789abcdef/',
      manifest: 'airdex-shell-manifest.json',
      contractVersion,
      document: 'index.html',
      ...files,
      ...(hasDevelopmentBuild && { development: files }),
    },
    remotes: [],
  };
  const { base, release, ...shell } = composition.shell;
  const manifest = {
    ...{ schemaVersion: 1, release, contractVersion, document: shell.document, ...files, files: [] },
    builtAt: composition.createdAt,
    versions,
  };
  const server = createServer((request, response) => {
    if (request.url === `${base}${shell.manifest}`) {
      response.end(JSON.stringify(manifest));
      return;
    }
    const page = [
      data(COMPOSITION_ELEMENT_ID, composition),
      data(PAGE_OVERRIDES_ELEMENT_ID, { allowed, granted: [], isPermitted: false }),
    ].join('\n');
    const headers = { 'Content-Type': 'text/html', ...(answer?.location && { Location: answer.location }) };
    response.writeHead(answer?.status ?? 200, headers).end(answer?.body ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
