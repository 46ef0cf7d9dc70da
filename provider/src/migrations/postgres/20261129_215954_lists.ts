import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "_status_postedDate_idx" ON "blogs" USING btree ("_status","posted_date");
  CREATE INDEX "version__status_version_postedDate_idx" ON "_blogs_v" USING btree ("version__status","version_posted_date");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "_status_postedDate_idx";
  DROP INDEX "version__status_version_postedDate_idx";`)
}
