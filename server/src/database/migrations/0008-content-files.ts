import { sql, type Kysely } from 'kysely';

/**
 * Files of reports and answers, such as a report's PDF. They are in the database so that every node has them.
 * `report.pdf` and `faq.attachment` contain the name; a language without a file gets the English one.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_file (
      name text not null,
      language text not null check (language in ('en', 'ch')),
      file_name text not null,
      content_type text not null,
      content bytea not null,
      sha256 text not null,
      updated_at timestamptz not null default now(),
      primary key (name, language)
    )`.execute(database);
}
