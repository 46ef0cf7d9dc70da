import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pending_revalidations\` ADD \`site\` text;`)
  await db.run(sql`CREATE INDEX \`pending_revalidations_site_idx\` ON \`pending_revalidations\` (\`site\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`pending_revalidations_site_idx\`;`)
  await db.run(sql`ALTER TABLE \`pending_revalidations\` DROP COLUMN \`site\`;`)
}
