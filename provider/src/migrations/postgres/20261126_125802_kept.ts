import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "keep_messages" numeric;
  ALTER TABLE "settings" ADD COLUMN "keep_offers" numeric;
  ALTER TABLE "settings" ADD COLUMN "keep_declined" numeric;
  ALTER TABLE "settings" ADD COLUMN "keep_consents" numeric;
  ALTER TABLE "settings" ADD COLUMN "keep_originals" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_keep_messages" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_keep_offers" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_keep_declined" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_keep_consents" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_keep_originals" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "keep_messages";
  ALTER TABLE "settings" DROP COLUMN "keep_offers";
  ALTER TABLE "settings" DROP COLUMN "keep_declined";
  ALTER TABLE "settings" DROP COLUMN "keep_consents";
  ALTER TABLE "settings" DROP COLUMN "keep_originals";
  ALTER TABLE "_settings_v" DROP COLUMN "version_keep_messages";
  ALTER TABLE "_settings_v" DROP COLUMN "version_keep_offers";
  ALTER TABLE "_settings_v" DROP COLUMN "version_keep_declined";
  ALTER TABLE "_settings_v" DROP COLUMN "version_keep_consents";
  ALTER TABLE "_settings_v" DROP COLUMN "version_keep_originals";`)
}
