import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "conversations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone_no" varchar,
  	"times" varchar,
  	"about" varchar NOT NULL,
  	"is_urgent" boolean DEFAULT false,
  	"is_minor" boolean DEFAULT false,
  	"is_handled" boolean DEFAULT false,
  	"first_reader" varchar,
  	"second_reader" varchar,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"answers" jsonb,
  	"answer_count" numeric,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "talk_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"link" varchar,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "talk" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"is_offered" boolean DEFAULT true,
  	"introduction" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_talk_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar,
  	"link" varchar,
  	"source" varchar,
  	"checked_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_talk_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_is_offered" boolean DEFAULT true,
  	"version_introduction" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "staff" ADD COLUMN "is_carer" boolean DEFAULT false;
  ALTER TABLE "staff" ADD COLUMN "answers_minors" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "conversations_id" uuid;
  ALTER TABLE "settings" ADD COLUMN "keep_conversations" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_keep_conversations" numeric;
  ALTER TABLE "talk_lines" ADD CONSTRAINT "talk_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."talk"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_talk_v_version_lines" ADD CONSTRAINT "_talk_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_talk_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "conversations_first_reader_idx" ON "conversations" USING btree ("first_reader");
  CREATE INDEX "conversations_second_reader_idx" ON "conversations" USING btree ("second_reader");
  CREATE UNIQUE INDEX "conversations_submission_key_idx" ON "conversations" USING btree ("submission_key");
  CREATE INDEX "conversations_announced_at_idx" ON "conversations" USING btree ("announced_at");
  CREATE INDEX "conversations_read_at_idx" ON "conversations" USING btree ("read_at");
  CREATE INDEX "conversations_updated_at_idx" ON "conversations" USING btree ("updated_at");
  CREATE INDEX "conversations_created_at_idx" ON "conversations" USING btree ("created_at");
  CREATE INDEX "conversations_deleted_at_idx" ON "conversations" USING btree ("deleted_at");
  CREATE INDEX "talk_lines_order_idx" ON "talk_lines" USING btree ("_order");
  CREATE INDEX "talk_lines_parent_id_idx" ON "talk_lines" USING btree ("_parent_id");
  CREATE INDEX "_talk_v_version_lines_order_idx" ON "_talk_v_version_lines" USING btree ("_order");
  CREATE INDEX "_talk_v_version_lines_parent_id_idx" ON "_talk_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_talk_v_created_at_idx" ON "_talk_v" USING btree ("created_at");
  CREATE INDEX "_talk_v_updated_at_idx" ON "_talk_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_conversations_fk" FOREIGN KEY ("conversations_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_conversations_id_idx" ON "payload_locked_documents_rels" USING btree ("conversations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "conversations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "talk_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "talk" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_talk_v_version_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_talk_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "conversations" CASCADE;
  DROP TABLE "talk_lines" CASCADE;
  DROP TABLE "talk" CASCADE;
  DROP TABLE "_talk_v_version_lines" CASCADE;
  DROP TABLE "_talk_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_conversations_fk";
  
  DROP INDEX "payload_locked_documents_rels_conversations_id_idx";
  ALTER TABLE "staff" DROP COLUMN "is_carer";
  ALTER TABLE "staff" DROP COLUMN "answers_minors";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "conversations_id";
  ALTER TABLE "settings" DROP COLUMN "keep_conversations";
  ALTER TABLE "_settings_v" DROP COLUMN "version_keep_conversations";`)
}
