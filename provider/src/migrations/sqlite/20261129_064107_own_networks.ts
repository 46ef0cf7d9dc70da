import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`own_networks\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_own_networks\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`own_networks\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_own_networks\`;`)
}
