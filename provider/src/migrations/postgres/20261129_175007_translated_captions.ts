import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "captions" ADD COLUMN "translated_from" varchar;
  ALTER TABLE "_captions_v" ADD COLUMN "version_translated_from" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "captions" DROP COLUMN "translated_from";
  ALTER TABLE "_captions_v" DROP COLUMN "version_translated_from";`)
}
