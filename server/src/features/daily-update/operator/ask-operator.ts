import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { LetterReport, LetterRequest } from './letter-command.ts';
import { readOperatorFile } from './operator-file.ts';

const reportSchema = z.object({ text: z.string(), isGood: z.boolean() });

/** Has the server that runs on a data folder do it, however long that takes; null when none is running there. */
export async function askOperator(dataDir: string, asked: LetterRequest): Promise<LetterReport | null> {
  const address = await readOperatorFile(dataDir);
  if (address === null) return null;
  const { port, token, pid } = address;
  const body = JSON.stringify(asked);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Length': Buffer.byteLength(body) },
      },
      (response) => {
        text(response).then((answer) => {
          // Another program may have that port by now.
          if (response.statusCode === 401 || response.statusCode === 404) resolve(null);
          else if (response.statusCode === 200) resolve(z.parse(reportSchema, JSON.parse(answer)));
          else reject(new Error(`The running server (process ${pid}) could not do it; its log says why.`));
        }, reject);
      },
    );
    call.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(null);
      else reject(new Error(`The running server (process ${pid}) ended in the middle of it.`));
    });
    call.end(body);
  });
}
