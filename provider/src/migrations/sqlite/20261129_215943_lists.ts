import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`_status_postedDate_idx\` ON \`blogs\` (\`_status\`,\`posted_date\`);`)
  await db.run(sql`CREATE INDEX \`version__status_version_postedDate_idx\` ON \`_blogs_v\` (\`version__status\`,\`version_posted_date\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`_status_postedDate_idx\`;`)
  await db.run(sql`DROP INDEX \`version__status_version_postedDate_idx\`;`)
}
