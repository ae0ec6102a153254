import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from './debian-packages.mjs';

const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'postgres', 'pg_isready'];

/** Folders that may contain PostgreSQL's server programs, the newest version from Debian first. */
function candidates() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const debian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(path.delimiter)];
}

const find = () =>
  candidates().find((folder) => PROGRAMS.every((name) => existsSync(path.join(folder, name))));

/**
 * Finds the folder with PostgreSQL's programs, and installs PostgreSQL if it is missing and that is possible.
 *
 * @returns {Promise<string | undefined>} undefined when there are none
 */
export async function findPostgresPrograms() {
  const there = find();
  if (there !== undefined) return there;
  await installPackages('postgresql');
  return find();
}
