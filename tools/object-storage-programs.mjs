import { existsSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './debian-packages.mjs';

const PROGRAMS = ['ceph-authtool', 'monmaptool', 'ceph-mon', 'ceph', 'ceph-osd', 'radosgw', 'radosgw-admin'];

const areThere = () =>
  PROGRAMS.every((program) =>
    (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program))),
  );

/**
 * Whether Ceph's object storage is installed, or could be installed: a real server of the S3 protocol with conditional
 * writes. Debian's Swift refuses those.
 */
export async function hasObjectStorage() {
  return areThere() || ((await installPackages('ceph-mon', 'ceph-osd', 'radosgw')) && areThere());
}
