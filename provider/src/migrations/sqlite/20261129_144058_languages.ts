import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_other_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_other_languages_order_idx\` ON \`settings_other_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_other_languages_parent_idx\` ON \`settings_other_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_other_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_other_languages_order_idx\` ON \`_settings_v_version_other_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_other_languages_parent_idx\` ON \`_settings_v_version_other_languages\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`own_language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_own_language\` text DEFAULT 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_other_languages\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_other_languages\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`own_language\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_own_language\`;`)
}
