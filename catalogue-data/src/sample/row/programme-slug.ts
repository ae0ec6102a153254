import { domainLabel } from '../channels/channel-names.ts';

/** A path segment for a programme: its English title, or its key if that has no Latin letters. */
export function programmeSlug(title: string, sourceKey: string): string {
  return domainLabel(title) || sourceKey.replace(/:/g, '-');
}
