import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`in_menu\` integer;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_in_menu\` integer;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`stories_after\` text DEFAULT 'opening' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`collections_after\` text DEFAULT 'opening' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_stories_after\` text DEFAULT 'opening' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version_collections_after\` text DEFAULT 'opening' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`in_menu\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_in_menu\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`stories_after\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`collections_after\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_stories_after\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version_collections_after\`;`)
}
