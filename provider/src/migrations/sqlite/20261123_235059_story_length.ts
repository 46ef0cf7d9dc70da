import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`story_minutes\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_story_minutes\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`story_minutes\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_story_minutes\`;`)
}
