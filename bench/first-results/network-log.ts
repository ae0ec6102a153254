import type { CDPSession } from '@playwright/test';

/** One request of a page, as the browser reports it. Times are milliseconds since the first request began. */
export interface LoggedRequest {
  readonly url: string;
  /** Its resource type: Document, Script, Stylesheet, Image, Fetch … */
  readonly type: string;
  readonly startMs: number;
  /** Null while it is pending. */
  endMs: number | null;
  /** Bytes on the wire, headers included; 0 from a cache. */
  bytes: number;
  isFromCache: boolean;
  encoding: string;
}

/** Records the requests of a page from now on. */
export function logNetwork(cdp: CDPSession): readonly LoggedRequest[] {
  const requests: LoggedRequest[] = [];
  const byId = new Map<string, LoggedRequest>();
  let first: number | undefined;
  const sinceFirst = (seconds: number) => (seconds - (first ??= seconds)) * 1000;

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const logged: LoggedRequest = {
      url: request.url,
      type: type ?? 'Other',
      startMs: sinceFirst(timestamp),
      endMs: null,
      bytes: 0,
      isFromCache: false,
      encoding: '',
    };
    byId.set(requestId, logged);
    requests.push(logged);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const logged = byId.get(requestId);
    if (logged !== undefined) logged.isFromCache = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const logged = byId.get(requestId);
    if (logged === undefined) return;
    logged.isFromCache ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
    logged.encoding =
      Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')?.[1] ?? '';
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const logged = byId.get(requestId);
    if (logged === undefined) return;
    logged.endMs = sinceFirst(timestamp);
    logged.bytes = logged.isFromCache ? 0 : encodedDataLength;
  });
  return requests;
}
