import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "status_createdAt_objection_deletedAt_idx" ON "videos" USING btree ("status","created_at","objection","deleted_at");
  CREATE INDEX "compound_index_idx" ON "_videos_v" USING btree ("version_status","version_created_at","version_objection","version_deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "status_createdAt_objection_deletedAt_idx";
  DROP INDEX "compound_index_idx";`)
}
