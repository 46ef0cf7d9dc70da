import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`hashtags\` ADD \`is_for_stories\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_hashtags_v\` ADD \`version_is_for_stories\` integer DEFAULT true;`)
  await db.run(sql`UPDATE \`hashtags\` SET \`is_for_stories\` = false WHERE \`slug\` = 'featured';`)
  await db.run(sql`UPDATE \`stories\` SET \`status\` = 'Withdrawn' WHERE \`withdrawn_at\` IS NOT NULL;`)
  await db.run(sql`UPDATE \`clips\` SET \`preparation\` = 'withdrawn', \`problem\` = NULL
    WHERE \`preparation\` = 'failed' AND \`problem\` = 'The storyteller has withdrawn their consent.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`clips\` SET \`preparation\` = 'failed', \`problem\` = 'The storyteller has withdrawn their consent.'
    WHERE \`preparation\` = 'withdrawn';`)
  await db.run(sql`UPDATE \`stories\` SET \`status\` = 'Pending', \`carried_out\` = 'Pending' WHERE \`status\` = 'Withdrawn';`)
  await db.run(sql`ALTER TABLE \`hashtags\` DROP COLUMN \`is_for_stories\`;`)
  await db.run(sql`ALTER TABLE \`_hashtags_v\` DROP COLUMN \`version_is_for_stories\`;`)
}
