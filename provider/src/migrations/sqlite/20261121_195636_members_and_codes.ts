import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`one_time_codes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`used_at\` text,
  	\`member\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`one_time_codes_key_idx\` ON \`one_time_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_expires_at_idx\` ON \`one_time_codes\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`one_time_codes_member_idx\` ON \`one_time_codes\` (\`member\`);`)
  await db.run(sql`CREATE TABLE \`code_accounts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`forget_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`code_accounts_key_idx\` ON \`code_accounts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`code_accounts_forget_at_idx\` ON \`code_accounts\` (\`forget_at\`);`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`former_emails\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`one_time_codes\`;`)
  await db.run(sql`DROP TABLE \`code_accounts\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`former_emails\`;`)
}
