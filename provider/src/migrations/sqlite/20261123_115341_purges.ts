import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pending_purges\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`files\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`record\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`pending_purges_due_at_idx\` ON \`pending_purges\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`pending_purges_record_idx\` ON \`pending_purges\` (\`record\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pending_purges\`;`)
}
