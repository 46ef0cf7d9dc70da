import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`former_slugs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`collection\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`record\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`former_slugs_record_idx\` ON \`former_slugs\` (\`record\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`collection_slug_idx\` ON \`former_slugs\` (\`collection\`,\`slug\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`former_slugs\`;`)
}
