import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`captions\` ADD \`translated_from\` text;`)
  await db.run(sql`ALTER TABLE \`_captions_v\` ADD \`version_translated_from\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`captions\` DROP COLUMN \`translated_from\`;`)
  await db.run(sql`ALTER TABLE \`_captions_v\` DROP COLUMN \`version_translated_from\`;`)
}
