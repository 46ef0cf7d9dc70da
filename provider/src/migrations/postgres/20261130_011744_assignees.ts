import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "conversations" ADD COLUMN "assignee" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee" varchar;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "assignee" varchar;
  CREATE INDEX "conversations_assignee_idx" ON "conversations" USING btree ("assignee");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee");
  CREATE INDEX "volunteer_contacts_assignee_idx" ON "volunteer_contacts" USING btree ("assignee");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "conversations_assignee_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "volunteer_contacts_assignee_idx";
  ALTER TABLE "conversations" DROP COLUMN "assignee";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "assignee";`)
}
