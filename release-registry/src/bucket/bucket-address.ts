import { RegistryError } from '../registry-error.ts';

/** Location of a registry in S3-compatible storage. `prefix` of all its keys: empty, or with a slash at its end. */
export interface BucketAddress {
  readonly bucket: string;
  readonly prefix: string;
}

/** Whether the location of a registry is meant as the address of a bucket, even if it is invalid. */
export function isBucketAddress(place: string): boolean {
  return /^s3:/i.test(place);
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.+/-]*))?$/i;

/**
 * Parses an address such as `s3://releases/airdex`. The region, endpoint and credentials come from the environment, as
 * for every AWS client.
 * @throws RegistryError `bucket-address-invalid`
 */
export function parseBucketAddress(address: string): BucketAddress {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? [];
  const folders = path.split('/').filter((folder) => folder !== '');
  if (bucket === undefined || folders.some((folder) => folder === '.' || folder === '..')) {
    throw new RegistryError('bucket-address-invalid', `"${address}" is not the address of a bucket`, {
      hint: 'Write it as s3://BUCKET or s3://BUCKET/PREFIX.',
      field: 'registry',
    });
  }
  return { bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}
