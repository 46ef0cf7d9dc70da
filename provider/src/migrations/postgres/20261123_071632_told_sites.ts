import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pending_revalidations" ADD COLUMN "site" varchar;
  CREATE INDEX "pending_revalidations_site_idx" ON "pending_revalidations" USING btree ("site");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "pending_revalidations_site_idx";
  ALTER TABLE "pending_revalidations" DROP COLUMN "site";`)
}
