import { constants, existsSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import type { Configuration, Environment } from '../configuration.ts';
import { connectionRejection, describeDatabaseFailure } from '../database/describe-database-failure.ts';
import { databaseOf, openAsItIs } from '../database/open-database.ts';
import { hasDatabase } from '../database/pglite/data-folder.ts';
import { UnusableDataFolderError } from '../database/pglite/unusable-data-folder-error.ts';
import { installationOf } from '../mail/installation.ts';
import { isForThisMachine } from '../network-names.ts';
import { readBrand } from '../branding-file/read-brand.ts';
import { checkDatabase, SAMPLE_EXPECTED } from './check-database.ts';
import { checkSettings, findingsOf, readSettings } from './check-settings.ts';
import { settingFinding, type Finding } from './finding.ts';

/** Returns everything that is wrong or unsafe. Changes nothing. */
export async function checkInstallation(environment: Environment): Promise<readonly Finding[]> {
  const configuration = readSettings(environment);
  if (!('dataDir' in configuration)) return configuration;
  let { providerEmail } = configuration;
  const branding = findingsOf(() => {
    providerEmail = installationOf(configuration, readBrand(configuration)).providerEmail;
  });
  return [
    ...branding,
    ...checkSettings({ ...configuration, providerEmail }),
    ...checkRestore(configuration.dataDir),
    ...(await checkOutbox(configuration.dataDir)),
    ...(await checkDataFolder(configuration.dataDir)),
    ...(await checkBrowser(configuration.browserPath)),
    ...(await openAndCheck(configuration)),
  ];
}

function checkRestore(dataDir: string): Finding[] {
  try {
    refuseUnfinishedRestore(dataDir);
    return [];
  } catch (error) {
    if (!(error instanceof UnusableDataFolderError)) throw error;
    return [{ level: 'error', text: error.message }];
  }
}

async function checkOutbox(dataDir: string): Promise<Finding[]> {
  const folder = path.resolve(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).length;
  if (mails === 0) return [];
  return [
    {
      level: 'warning',
      setting: 'SMTP_URL',
      text: `The folder ${folder} contains mails that were not sent: ${mails}.`,
    },
  ];
}

/** The folder, or its nearest existing parent, must be writable by this account. */
async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  let folder = path.resolve(dataDir);
  while (!existsSync(folder)) folder = path.dirname(folder);
  // With the slash, a file does not count as a folder.
  const isWritable = await isAccessible(`${folder}/`, constants.W_OK);
  return isWritable
    ? []
    : [settingFinding('error', 'DATA_DIR', `This account cannot write to the folder ${folder}.`)];
}

async function checkBrowser(browserPath: string | null): Promise<Finding[]> {
  if (browserPath === null || (await isAccessible(browserPath, constants.X_OK))) return [];
  return [
    settingFinding(
      'warning',
      'AIRDEX_BROWSER',
      `There is no program ${browserPath}, so no PDFs are printed.`,
    ),
  ];
}

const isAccessible = (file: string, mode: number): Promise<boolean> =>
  access(file, mode).then(
    () => true,
    () => false,
  );

async function openAndCheck(configuration: Configuration): Promise<readonly Finding[]> {
  const { databaseUrl, dataDir, host, publicUrl, sampleProgrammes } = configuration;
  const isPublic = !isForThisMachine(host ?? undefined, publicUrl);
  const isSampleExpected = isPublic && sampleProgrammes !== null;
  try {
    if (databaseUrl === null && !hasDatabase(dataDir))
      return [
        { level: 'warning', text: `There is no database in ${dataDir} yet. The first start creates it.` },
        ...(isSampleExpected ? [SAMPLE_EXPECTED] : []),
      ];
    const database = await openAsItIs(databaseOf(configuration));
    try {
      return await checkDatabase(database, isPublic, isSampleExpected);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UnusableDataFolderError && error.isInUse)
      return [{ level: 'warning', text: 'A server is using the database, which was not checked.' }];
    const rejection = connectionRejection(error);
    if (rejection !== null)
      return [settingFinding('error', 'DATABASE_URL', `The database refuses the connection: ${rejection}.`)];
    const sentence = describeDatabaseFailure(error);
    if (sentence === null) throw error;
    return [{ level: 'error', text: sentence }];
  }
}
