import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" ADD COLUMN "language" varchar;
  ALTER TABLE "others_consents" ADD COLUMN "language" varchar;
  ALTER TABLE "conversations" ADD COLUMN "language" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "language" varchar;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "language" varchar;
  ALTER TABLE "testimony_consents" ADD COLUMN "language" varchar;
  ALTER TABLE "members" ADD COLUMN "language" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stories" DROP COLUMN "language";
  ALTER TABLE "others_consents" DROP COLUMN "language";
  ALTER TABLE "conversations" DROP COLUMN "language";
  ALTER TABLE "contact_messages" DROP COLUMN "language";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "language";
  ALTER TABLE "testimony_consents" DROP COLUMN "language";
  ALTER TABLE "members" DROP COLUMN "language";`)
}
