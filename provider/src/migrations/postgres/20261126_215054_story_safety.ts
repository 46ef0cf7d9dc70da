import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stories_teller_age" AS ENUM('adult', 'teen', 'child');
  CREATE TYPE "public"."enum_stories_others_seen" AS ENUM('none', 'agreed', 'child', 'unasked');
  CREATE TYPE "public"."enum_stories_danger" AS ENUM('no', 'perhaps');
  CREATE TYPE "public"."enum_others_consents_role" AS ENUM('parent', 'seen');
  CREATE TABLE "others_consents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"role" "enum_others_consents_role" NOT NULL,
  	"story_id" uuid,
  	"video_id" uuid,
  	"asked_at" timestamp(3) with time zone,
  	"agreed_at" timestamp(3) with time zone,
  	"consents" jsonb,
  	"withdrawn_at" timestamp(3) with time zone,
  	"withdrawal_seed" varchar,
  	"withdrawal_hash" varchar,
  	"asked_by" varchar,
  	"reminders" numeric DEFAULT 0,
  	"request_seed" varchar,
  	"request_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "story_form_questions_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "story_form_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL
  );
  
  CREATE TABLE "story_form" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"longest_seconds" numeric,
  	"asks_parent_of_teen" boolean DEFAULT true,
  	"asks_parent_of_child" boolean DEFAULT true,
  	"needs_two_for_danger" boolean DEFAULT true,
  	"consent_years" numeric,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_story_form_v_version_questions_translations" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_story_form_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_story_form_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_longest_seconds" numeric,
  	"version_asks_parent_of_teen" boolean DEFAULT true,
  	"version_asks_parent_of_child" boolean DEFAULT true,
  	"version_needs_two_for_danger" boolean DEFAULT true,
  	"version_consent_years" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "stories" ADD COLUMN "teller_age" "enum_stories_teller_age";
  ALTER TABLE "stories" ADD COLUMN "others_seen" "enum_stories_others_seen";
  ALTER TABLE "stories" ADD COLUMN "danger" "enum_stories_danger";
  ALTER TABLE "stories" ADD COLUMN "safety_version" varchar;
  ALTER TABLE "stories" ADD COLUMN "parent_name" varchar;
  ALTER TABLE "stories" ADD COLUMN "parent_email" varchar;
  ALTER TABLE "stories" ADD COLUMN "is_unnamed" boolean DEFAULT false;
  ALTER TABLE "stories" ADD COLUMN "approved_by" jsonb;
  ALTER TABLE "stories" ADD COLUMN "renewal_asked_at" timestamp(3) with time zone;
  ALTER TABLE "clips" ADD COLUMN "is_covered" boolean DEFAULT false;
  ALTER TABLE "clips" ADD COLUMN "left_out" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "others_consents_id" uuid;
  ALTER TABLE "others_consents" ADD CONSTRAINT "others_consents_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "others_consents" ADD CONSTRAINT "others_consents_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "story_form_questions_translations" ADD CONSTRAINT "story_form_questions_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_form_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story_form_questions" ADD CONSTRAINT "story_form_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."story_form"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_form_v_version_questions_translations" ADD CONSTRAINT "_story_form_v_version_questions_translations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_story_form_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_form_v_version_questions" ADD CONSTRAINT "_story_form_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_story_form_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "others_consents_story_idx" ON "others_consents" USING btree ("story_id");
  CREATE INDEX "others_consents_video_idx" ON "others_consents" USING btree ("video_id");
  CREATE INDEX "others_consents_asked_at_idx" ON "others_consents" USING btree ("asked_at");
  CREATE INDEX "others_consents_agreed_at_idx" ON "others_consents" USING btree ("agreed_at");
  CREATE INDEX "others_consents_withdrawn_at_idx" ON "others_consents" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "others_consents_withdrawal_hash_idx" ON "others_consents" USING btree ("withdrawal_hash");
  CREATE UNIQUE INDEX "others_consents_request_hash_idx" ON "others_consents" USING btree ("request_hash");
  CREATE INDEX "others_consents_updated_at_idx" ON "others_consents" USING btree ("updated_at");
  CREATE INDEX "others_consents_created_at_idx" ON "others_consents" USING btree ("created_at");
  CREATE INDEX "others_consents_deleted_at_idx" ON "others_consents" USING btree ("deleted_at");
  CREATE INDEX "story_form_questions_translations_order_idx" ON "story_form_questions_translations" USING btree ("_order");
  CREATE INDEX "story_form_questions_translations_parent_id_idx" ON "story_form_questions_translations" USING btree ("_parent_id");
  CREATE INDEX "story_form_questions_order_idx" ON "story_form_questions" USING btree ("_order");
  CREATE INDEX "story_form_questions_parent_id_idx" ON "story_form_questions" USING btree ("_parent_id");
  CREATE INDEX "_story_form_v_version_questions_translations_order_idx" ON "_story_form_v_version_questions_translations" USING btree ("_order");
  CREATE INDEX "_story_form_v_version_questions_translations_parent_id_idx" ON "_story_form_v_version_questions_translations" USING btree ("_parent_id");
  CREATE INDEX "_story_form_v_version_questions_order_idx" ON "_story_form_v_version_questions" USING btree ("_order");
  CREATE INDEX "_story_form_v_version_questions_parent_id_idx" ON "_story_form_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_story_form_v_created_at_idx" ON "_story_form_v" USING btree ("created_at");
  CREATE INDEX "_story_form_v_updated_at_idx" ON "_story_form_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_others_consents_fk" FOREIGN KEY ("others_consents_id") REFERENCES "public"."others_consents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stories_renewal_asked_at_idx" ON "stories" USING btree ("renewal_asked_at");
  CREATE INDEX "payload_locked_documents_rels_others_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("others_consents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "others_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_form_questions_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_form_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_form" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_story_form_v_version_questions_translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_story_form_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_story_form_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "others_consents" CASCADE;
  DROP TABLE "story_form_questions_translations" CASCADE;
  DROP TABLE "story_form_questions" CASCADE;
  DROP TABLE "story_form" CASCADE;
  DROP TABLE "_story_form_v_version_questions_translations" CASCADE;
  DROP TABLE "_story_form_v_version_questions" CASCADE;
  DROP TABLE "_story_form_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_others_consents_fk";
  
  DROP INDEX "stories_renewal_asked_at_idx";
  DROP INDEX "payload_locked_documents_rels_others_consents_id_idx";
  ALTER TABLE "stories" DROP COLUMN "teller_age";
  ALTER TABLE "stories" DROP COLUMN "others_seen";
  ALTER TABLE "stories" DROP COLUMN "danger";
  ALTER TABLE "stories" DROP COLUMN "safety_version";
  ALTER TABLE "stories" DROP COLUMN "parent_name";
  ALTER TABLE "stories" DROP COLUMN "parent_email";
  ALTER TABLE "stories" DROP COLUMN "is_unnamed";
  ALTER TABLE "stories" DROP COLUMN "approved_by";
  ALTER TABLE "stories" DROP COLUMN "renewal_asked_at";
  ALTER TABLE "clips" DROP COLUMN "is_covered";
  ALTER TABLE "clips" DROP COLUMN "left_out";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "others_consents_id";
  DROP TYPE "public"."enum_stories_teller_age";
  DROP TYPE "public"."enum_stories_others_seen";
  DROP TYPE "public"."enum_stories_danger";
  DROP TYPE "public"."enum_others_consents_role";`)
}
