import * as z from 'zod/mini';
import { DURATION_BUCKETS, type DurationBucketId } from '../constants/codes.ts';

const bounds = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) });

/** Maximum length of a bucket's bounds as text. */
const BOUNDS_LENGTH_MAX = 20;

function bucketOf(given: number | string | z.output<typeof bounds>): DurationBucketId | undefined {
  return DURATION_BUCKETS.find((bucket) => {
    if (typeof given === 'number') return bucket.id === given;
    if (typeof given === 'string') return `${String(bucket.min)}/${String(bucket.max)}` === given;
    return bucket.min === given.min && bucket.max === given.max;
  })?.id;
}

/**
 * One duration bucket: its id (1 to 4). Its bounds, as `{ min, max }` or as 'null/9', are accepted too, and read as
 * the id.
 */
export const durationBucketSchema = z.pipe(
  z.union([z.number(), z.string().check(z.maxLength(BOUNDS_LENGTH_MAX)), bounds]),
  z.transform((given, context): DurationBucketId => {
    const id = bucketOf(given);
    if (id !== undefined) return id;
    context.issues.push({ code: 'custom', message: 'No such duration bucket', input: given });
    return z.NEVER;
  }),
);
