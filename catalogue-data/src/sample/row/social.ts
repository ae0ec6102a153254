import { MARKETS } from '../channels/markets.ts';
import type { SampleChannel } from '../channels/sample-channel.ts';
import type { Random } from '../random.ts';

const SIZES = new Map(MARKETS.map(({ country, channels }) => [country, channels]));
const FOLLOWERS_MAX = 20_000_000;

/** Pages in social networks and their followers: more for larger channels, few before the launch. */
export function drawSocial(
  slug: string,
  { country, share }: SampleChannel,
  isUpcoming: boolean,
  random: Random,
): Readonly<Record<string, string | number>> {
  const reach = share * (SIZES.get(country) ?? 20) * (isUpcoming ? 4 : 40);
  const followers = (factor: number): number =>
    Math.min(FOLLOWERS_MAX, Math.round(reach * factor * Math.exp(1.1 * random.normal())));
  return {
    facebook_page: `https://facebook.social.example/${slug}.${country.toLowerCase()}`,
    facebook_likes: followers(1),
    twitter_page: `https://twitter.social.example/${slug.replace(/-/g, '_')}_${country.toLowerCase()}`,
    twitter_followers: followers(0.35),
  };
}
