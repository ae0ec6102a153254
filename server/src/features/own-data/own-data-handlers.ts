import { Readable } from 'node:stream';
import type { HandlersOf } from '../../http/call.ts';
import { JsonStream } from '../../http/json-stream.ts';
import type { AccountServices } from '../account/account-services.ts';
import { liveSessionsOfUser } from '../account/sessions.ts';
import { ownData } from './own-data.ts';

/** Letters and digits are safe in a file name of every system. */
const fileNameOf = (product: string): string => `${product.replace(/[^\p{L}\p{N}]+/gu, '-')}-My-Data.json`;

export function ownDataHandlers({
  kysely,
  installation,
}: AccountServices): HandlersOf<'getSessions' | 'getMyData'> {
  const fileName = fileNameOf(installation.brand.branding.product);
  return {
    async getSessions({ caller }) {
      const sessions = await liveSessionsOfUser(kysely, caller.idUser);
      return sessions.map(({ id, ...session }) => ({ ...session, isCurrent: id === caller.idSession }));
    },

    async getMyData({ caller }) {
      const { head, lists } = await ownData(kysely, caller);
      return { content: Readable.from(JsonStream.textOfLists(head, lists)), fileName };
    },
  };
}
