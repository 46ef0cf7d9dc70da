import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`objection\` text;`)
  await db.run(sql`CREATE INDEX \`videos_objection_idx\` ON \`videos\` (\`objection\`);`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_objection\` text;`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_objection_idx\` ON \`_videos_v\` (\`version_objection\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`objection\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`parent_asked_at\` text;`)
  await db.run(sql`CREATE INDEX \`stories_objection_idx\` ON \`stories\` (\`objection\`);`)
  await db.run(sql`CREATE INDEX \`stories_parent_asked_at_idx\` ON \`stories\` (\`parent_asked_at\`);`)
  await db.run(sql`ALTER TABLE \`others_consents\` ADD \`agreed_edition\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`others_consents\` ADD \`asked_edition\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` ADD \`safety\` text;`)
  await db.run(sql`ALTER TABLE \`clips\` ADD \`edition\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`clips\` ADD \`plays_as_uploaded\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`videos_objection_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`objection\`;`)
  await db.run(sql`DROP INDEX \`_videos_v_version_version_objection_idx\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_objection\`;`)
  await db.run(sql`DROP INDEX \`stories_objection_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_parent_asked_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`objection\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`parent_asked_at\`;`)
  await db.run(sql`ALTER TABLE \`others_consents\` DROP COLUMN \`agreed_edition\`;`)
  await db.run(sql`ALTER TABLE \`others_consents\` DROP COLUMN \`asked_edition\`;`)
  await db.run(sql`ALTER TABLE \`testimony_consents\` DROP COLUMN \`safety\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`edition\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`plays_as_uploaded\`;`)
}
