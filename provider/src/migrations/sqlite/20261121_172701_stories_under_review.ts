import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`hashtags_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hashtags_id\`) REFERENCES \`hashtags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_rels_order_idx\` ON \`stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_parent_idx\` ON \`stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_path_idx\` ON \`stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_hashtags_id_idx\` ON \`stories_rels\` (\`hashtags_id\`);`)
  await db.run(sql`DROP TABLE \`stories_texts\`;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`hastags\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`consents\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`withdrawal_seed\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`withdrawal_hash\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`status\` text DEFAULT 'Pending' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`reason\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`shown_as\` text DEFAULT 'both' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`carried_out\` text DEFAULT 'Pending';`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`submission_key\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`announced_at\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`read_at\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_slug_idx\` ON \`stories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stories_withdrawn_at_idx\` ON \`stories\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_withdrawal_hash_idx\` ON \`stories\` (\`withdrawal_hash\`);`)
  await db.run(sql`CREATE INDEX \`stories_status_idx\` ON \`stories\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_submission_key_idx\` ON \`stories\` (\`submission_key\`);`)
  await db.run(sql`CREATE INDEX \`stories_announced_at_idx\` ON \`stories\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_read_at_idx\` ON \`stories\` (\`read_at\`);`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`review\`;`)
  await db.run(sql`ALTER TABLE \`clips\` ADD \`is_from_visitor\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stories_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_texts_order_parent\` ON \`stories_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`DROP TABLE \`stories_rels\`;`)
  await db.run(sql`DROP INDEX \`stories_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_withdrawn_at_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_withdrawal_hash_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_status_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_submission_key_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_announced_at_idx\`;`)
  await db.run(sql`DROP INDEX \`stories_read_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`review\` text DEFAULT 'New' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`hastags\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`consents\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`withdrawn_at\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`withdrawal_seed\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`withdrawal_hash\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`reason\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`shown_as\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`carried_out\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`submission_key\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`announced_at\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`read_at\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`is_from_visitor\`;`)
}
