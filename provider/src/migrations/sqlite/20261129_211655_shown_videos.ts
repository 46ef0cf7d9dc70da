import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE INDEX \`status_createdAt_objection_deletedAt_idx\` ON \`videos\` (\`status\`,\`created_at\`,\`objection\`,\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`_videos_v\` (\`version_status\`,\`version_created_at\`,\`version_objection\`,\`version_deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`status_createdAt_objection_deletedAt_idx\`;`)
  await db.run(sql`DROP INDEX \`compound_index_idx\`;`)
}
