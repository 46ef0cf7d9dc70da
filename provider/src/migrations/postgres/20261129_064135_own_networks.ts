import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "own_networks" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_own_networks" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "own_networks";
  ALTER TABLE "_settings_v" DROP COLUMN "version_own_networks";`)
}
