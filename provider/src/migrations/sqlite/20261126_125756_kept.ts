import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`keep_messages\` numeric;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`keep_offers\` numeric;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`keep_declined\` numeric;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`keep_consents\` numeric;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`keep_originals\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_keep_messages\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_keep_offers\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_keep_declined\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_keep_consents\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_keep_originals\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`keep_messages\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`keep_offers\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`keep_declined\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`keep_consents\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`keep_originals\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_keep_messages\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_keep_offers\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_keep_declined\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_keep_consents\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_keep_originals\`;`)
}
