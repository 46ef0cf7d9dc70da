import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`stories\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`others_consents\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`conversations\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`language\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`language\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`others_consents\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`conversations\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_contacts\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`language\`;`)
}
