import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "story_minutes" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_story_minutes" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "story_minutes";
  ALTER TABLE "_settings_v" DROP COLUMN "version_story_minutes";`)
}
