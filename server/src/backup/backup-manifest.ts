import { z } from 'zod';

/** The content of a backup, apart from the database. */
export const BACKUP_PARTS = ['releases', 'pictures', 'videos'] as const;
export type BackupPart = (typeof BACKUP_PARTS)[number];

/** The folder of a part, below the data folder and in the archive. */
export const PART_FOLDERS: Readonly<Record<BackupPart, string>> = {
  releases: 'registry',
  pictures: 'media/pictures',
  videos: 'media/videos',
};

/** Version of the format. Raise it when an older server can no longer read the archive. */
export const BACKUP_FORMAT = 1;

/** Name of the manifest in the archive. */
export const MANIFEST_FILE = 'backup.json';

/** File of a table in the archive, with a JSON object per row and line. */
export const tableFile = (table: string): string => `database/${table}.ndjson`;

/** Describes an archive, which is compressed with gzip: a missing end shows that it is incomplete. */
export const backupManifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** Version of the product. */
  version: z.string(),
  /** When the backup began: the tables are in the state of this moment, or of one shortly after it. */
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string().regex(/^\w+$/), z.object({ rows: z.number(), sha256: z.string() })),
  /** Last assigned numbers, by sequence. */
  sequences: z.record(z.string().regex(/^\w+$/), z.number()),
  parts: z.array(z.enum(BACKUP_PARTS)),
});
export type BackupManifest = z.output<typeof backupManifestSchema>;
