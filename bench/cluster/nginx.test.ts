import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NGINX_PROGRAM, startNginx, type Nginx } from './nginx.ts';

const NODES = 3;

describe.runIf(existsSync(NGINX_PROGRAM))(
  'the nginx of the guide, with nodes that lost their database,',
  () => {
    const copies: string[] = [];
    const nodes: Server[] = [];
    let nginx: Nginx;
    beforeAll(async () => {
      for (let place = 0; place < NODES; place++) {
        const node = createServer((request, response) => {
          const { url = '' } = request;
          if (url.includes('/Duplicate')) {
            copies.push(url);
            request.socket.destroy();
          } else response.writeHead(/^\/(api|media)\//.test(url) ? 503 : 200).end();
        });
        await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
        nodes.push(node);
      }
      nginx = await startNginx(nodes.map((node) => (node.address() as AddressInfo).port));
    });
    afterAll(async () => {
      await nginx.stop();
      for (const node of nodes) {
        node.close();
        node.closeAllConnections();
      }
    });

    test('sends a request that creates a copy to one node only', async () => {
      await fetch(`${nginx.url}/api/Playlist/DuplicatePlaylist/7`, { method: 'PUT' });
      expect(copies).toHaveLength(1);
    });

    test('passes on pages, although it leaves out all nodes for calls', async () => {
      const get = (path: string) => fetch(`${nginx.url}${path}`).then(({ status }) => status);
      for (let call = 0; call < 10; call++) expect(await get('/api/Home/GetLastProgramms')).toBe(503);
      expect(await get('/media/pictures/7.png')).toBe(503);
      expect(await get('/home')).toBe(200);
    });
  },
);
