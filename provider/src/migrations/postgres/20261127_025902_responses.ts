import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reports_reason" AS ENUM('shown', 'child', 'harm', 'untrue', 'spam', 'other');
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"reason" "enum_reports_reason" NOT NULL,
  	"words" varchar,
  	"video_id" uuid,
  	"is_handled" boolean DEFAULT false,
  	"sender" varchar,
  	"submission_key" varchar,
  	"announced_at" timestamp(3) with time zone,
  	"read_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "prayers" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"video" varchar NOT NULL,
  	"day" varchar NOT NULL
  );
  
  CREATE TABLE "missed_searches" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"total" numeric NOT NULL
  );
  
  ALTER TABLE "stories" ADD COLUMN "prayer_mails" boolean DEFAULT false;
  ALTER TABLE "stories" ADD COLUMN "prayers_mailed_until" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" uuid;
  ALTER TABLE "story_form" ADD COLUMN "takes_prayers" boolean DEFAULT true;
  ALTER TABLE "story_form" ADD COLUMN "offers_prayer_mails" boolean DEFAULT true;
  ALTER TABLE "story_form" ADD COLUMN "takes_reports" boolean DEFAULT true;
  ALTER TABLE "story_form" ADD COLUMN "hiding_reports" numeric;
  ALTER TABLE "_story_form_v" ADD COLUMN "version_takes_prayers" boolean DEFAULT true;
  ALTER TABLE "_story_form_v" ADD COLUMN "version_offers_prayer_mails" boolean DEFAULT true;
  ALTER TABLE "_story_form_v" ADD COLUMN "version_takes_reports" boolean DEFAULT true;
  ALTER TABLE "_story_form_v" ADD COLUMN "version_hiding_reports" numeric;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reports_video_idx" ON "reports" USING btree ("video_id");
  CREATE UNIQUE INDEX "reports_submission_key_idx" ON "reports" USING btree ("submission_key");
  CREATE INDEX "reports_announced_at_idx" ON "reports" USING btree ("announced_at");
  CREATE INDEX "reports_read_at_idx" ON "reports" USING btree ("read_at");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "prayers_video_idx" ON "prayers" USING btree ("video");
  CREATE INDEX "prayers_day_idx" ON "prayers" USING btree ("day");
  CREATE UNIQUE INDEX "day_words_idx" ON "missed_searches" USING btree ("day","words");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "prayers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "missed_searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "prayers" CASCADE;
  DROP TABLE "missed_searches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  ALTER TABLE "stories" DROP COLUMN "prayer_mails";
  ALTER TABLE "stories" DROP COLUMN "prayers_mailed_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "story_form" DROP COLUMN "takes_prayers";
  ALTER TABLE "story_form" DROP COLUMN "offers_prayer_mails";
  ALTER TABLE "story_form" DROP COLUMN "takes_reports";
  ALTER TABLE "story_form" DROP COLUMN "hiding_reports";
  ALTER TABLE "_story_form_v" DROP COLUMN "version_takes_prayers";
  ALTER TABLE "_story_form_v" DROP COLUMN "version_offers_prayer_mails";
  ALTER TABLE "_story_form_v" DROP COLUMN "version_takes_reports";
  ALTER TABLE "_story_form_v" DROP COLUMN "version_hiding_reports";
  DROP TYPE "public"."enum_reports_reason";`)
}
