import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "outgoing_mails" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"mail" jsonb NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "submission_key" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "announced_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "submission_key" varchar;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "announced_at" timestamp(3) with time zone;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "testimony_consents" ADD COLUMN "video_id" uuid;
  ALTER TABLE "testimony_consents" ADD COLUMN "consents" jsonb;
  ALTER TABLE "testimony_consents" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "testimony_consents" ADD COLUMN "withdrawal_seed" varchar;
  ALTER TABLE "testimony_consents" ADD COLUMN "withdrawal_hash" varchar;
  ALTER TABLE "testimony_consents" ADD COLUMN "is_handled" boolean DEFAULT false;
  ALTER TABLE "testimony_consents" ADD COLUMN "submission_key" varchar;
  ALTER TABLE "testimony_consents" ADD COLUMN "announced_at" timestamp(3) with time zone;
  ALTER TABLE "testimony_consents" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "settings" ADD COLUMN "announce_to" varchar;
  CREATE INDEX "outgoing_mails_due_at_idx" ON "outgoing_mails" USING btree ("due_at");
  CREATE INDEX "outgoing_mails_updated_at_idx" ON "outgoing_mails" USING btree ("updated_at");
  CREATE INDEX "outgoing_mails_created_at_idx" ON "outgoing_mails" USING btree ("created_at");
  ALTER TABLE "testimony_consents" ADD CONSTRAINT "testimony_consents_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "contact_messages_submission_key_idx" ON "contact_messages" USING btree ("submission_key");
  CREATE INDEX "contact_messages_announced_at_idx" ON "contact_messages" USING btree ("announced_at");
  CREATE INDEX "contact_messages_read_at_idx" ON "contact_messages" USING btree ("read_at");
  CREATE UNIQUE INDEX "volunteer_contacts_submission_key_idx" ON "volunteer_contacts" USING btree ("submission_key");
  CREATE INDEX "volunteer_contacts_announced_at_idx" ON "volunteer_contacts" USING btree ("announced_at");
  CREATE INDEX "volunteer_contacts_read_at_idx" ON "volunteer_contacts" USING btree ("read_at");
  CREATE INDEX "testimony_consents_video_idx" ON "testimony_consents" USING btree ("video_id");
  CREATE INDEX "testimony_consents_withdrawn_at_idx" ON "testimony_consents" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "testimony_consents_withdrawal_hash_idx" ON "testimony_consents" USING btree ("withdrawal_hash");
  CREATE UNIQUE INDEX "testimony_consents_submission_key_idx" ON "testimony_consents" USING btree ("submission_key");
  CREATE INDEX "testimony_consents_announced_at_idx" ON "testimony_consents" USING btree ("announced_at");
  CREATE INDEX "testimony_consents_read_at_idx" ON "testimony_consents" USING btree ("read_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "outgoing_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "outgoing_mails" CASCADE;
  ALTER TABLE "testimony_consents" DROP CONSTRAINT "testimony_consents_video_id_videos_id_fk";
  
  DROP INDEX "contact_messages_submission_key_idx";
  DROP INDEX "contact_messages_announced_at_idx";
  DROP INDEX "contact_messages_read_at_idx";
  DROP INDEX "volunteer_contacts_submission_key_idx";
  DROP INDEX "volunteer_contacts_announced_at_idx";
  DROP INDEX "volunteer_contacts_read_at_idx";
  DROP INDEX "testimony_consents_video_idx";
  DROP INDEX "testimony_consents_withdrawn_at_idx";
  DROP INDEX "testimony_consents_withdrawal_hash_idx";
  DROP INDEX "testimony_consents_submission_key_idx";
  DROP INDEX "testimony_consents_announced_at_idx";
  DROP INDEX "testimony_consents_read_at_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "submission_key";
  ALTER TABLE "contact_messages" DROP COLUMN "announced_at";
  ALTER TABLE "contact_messages" DROP COLUMN "read_at";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "submission_key";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "announced_at";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "read_at";
  ALTER TABLE "testimony_consents" DROP COLUMN "video_id";
  ALTER TABLE "testimony_consents" DROP COLUMN "consents";
  ALTER TABLE "testimony_consents" DROP COLUMN "withdrawn_at";
  ALTER TABLE "testimony_consents" DROP COLUMN "withdrawal_seed";
  ALTER TABLE "testimony_consents" DROP COLUMN "withdrawal_hash";
  ALTER TABLE "testimony_consents" DROP COLUMN "is_handled";
  ALTER TABLE "testimony_consents" DROP COLUMN "submission_key";
  ALTER TABLE "testimony_consents" DROP COLUMN "announced_at";
  ALTER TABLE "testimony_consents" DROP COLUMN "read_at";
  ALTER TABLE "settings" DROP COLUMN "announce_to";`)
}
