import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`feed_id\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_feed_id\` text;`)
  // Feed readers know these by their address.
  await db.run(sql`UPDATE \`blogs\` SET \`feed_id\` = \`slug\`;`)
  await db.run(sql`UPDATE \`_blogs_v\` SET \`version_feed_id\` = (SELECT \`slug\` FROM \`blogs\` WHERE \`blogs\`.\`id\` = \`parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`feed_id\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_feed_id\`;`)
}
