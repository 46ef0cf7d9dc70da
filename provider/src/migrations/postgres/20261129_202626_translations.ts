import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translations_language" AS ENUM('en', 'es', 'pt-br', 'fr', 'de', 'ar', 'zh-hans');
  CREATE TYPE "public"."enum_translations_status" AS ENUM('Draft', 'Active');
  CREATE TYPE "public"."enum__translations_v_version_language" AS ENUM('en', 'es', 'pt-br', 'fr', 'de', 'ar', 'zh-hans');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('Draft', 'Active');
  CREATE TABLE "translations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"language" "enum_translations_language" NOT NULL,
  	"status" "enum_translations_status" DEFAULT 'Draft' NOT NULL,
  	"title" varchar,
  	"words" varchar,
  	"article" jsonb,
  	"text" jsonb,
  	"questions" jsonb,
  	"of" varchar,
  	"source" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "translations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid,
  	"story_collections_id" uuid,
  	"hashtags_id" uuid,
  	"blogs_id" uuid,
  	"pages_id" uuid,
  	"faq_categories_id" uuid
  );
  
  CREATE TABLE "_translations_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_language" "enum__translations_v_version_language" NOT NULL,
  	"version_status" "enum__translations_v_version_status" DEFAULT 'Draft' NOT NULL,
  	"version_title" varchar,
  	"version_words" varchar,
  	"version_article" jsonb,
  	"version_text" jsonb,
  	"version_questions" jsonb,
  	"version_of" varchar,
  	"version_source" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_translations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid,
  	"story_collections_id" uuid,
  	"hashtags_id" uuid,
  	"blogs_id" uuid,
  	"pages_id" uuid,
  	"faq_categories_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translations_id" uuid;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_story_collections_fk" FOREIGN KEY ("story_collections_id") REFERENCES "public"."story_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "translations_rels" ADD CONSTRAINT "translations_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_translations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_story_collections_fk" FOREIGN KEY ("story_collections_id") REFERENCES "public"."story_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_translations_v_rels" ADD CONSTRAINT "_translations_v_rels_faq_categories_fk" FOREIGN KEY ("faq_categories_id") REFERENCES "public"."faq_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "translations_of_idx" ON "translations" USING btree ("of");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "of_language_idx" ON "translations" USING btree ("of","language");
  CREATE INDEX "translations_rels_order_idx" ON "translations_rels" USING btree ("order");
  CREATE INDEX "translations_rels_parent_idx" ON "translations_rels" USING btree ("parent_id");
  CREATE INDEX "translations_rels_path_idx" ON "translations_rels" USING btree ("path");
  CREATE INDEX "translations_rels_videos_id_idx" ON "translations_rels" USING btree ("videos_id");
  CREATE INDEX "translations_rels_story_collections_id_idx" ON "translations_rels" USING btree ("story_collections_id");
  CREATE INDEX "translations_rels_hashtags_id_idx" ON "translations_rels" USING btree ("hashtags_id");
  CREATE INDEX "translations_rels_blogs_id_idx" ON "translations_rels" USING btree ("blogs_id");
  CREATE INDEX "translations_rels_pages_id_idx" ON "translations_rels" USING btree ("pages_id");
  CREATE INDEX "translations_rels_faq_categories_id_idx" ON "translations_rels" USING btree ("faq_categories_id");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_of_idx" ON "_translations_v" USING btree ("version_of");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "version_of_version_language_idx" ON "_translations_v" USING btree ("version_of","version_language");
  CREATE INDEX "_translations_v_rels_order_idx" ON "_translations_v_rels" USING btree ("order");
  CREATE INDEX "_translations_v_rels_parent_idx" ON "_translations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_translations_v_rels_path_idx" ON "_translations_v_rels" USING btree ("path");
  CREATE INDEX "_translations_v_rels_videos_id_idx" ON "_translations_v_rels" USING btree ("videos_id");
  CREATE INDEX "_translations_v_rels_story_collections_id_idx" ON "_translations_v_rels" USING btree ("story_collections_id");
  CREATE INDEX "_translations_v_rels_hashtags_id_idx" ON "_translations_v_rels" USING btree ("hashtags_id");
  CREATE INDEX "_translations_v_rels_blogs_id_idx" ON "_translations_v_rels" USING btree ("blogs_id");
  CREATE INDEX "_translations_v_rels_pages_id_idx" ON "_translations_v_rels" USING btree ("pages_id");
  CREATE INDEX "_translations_v_rels_faq_categories_id_idx" ON "_translations_v_rels" USING btree ("faq_categories_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "translations_rels" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "_translations_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translations_fk";
  
  DROP INDEX "payload_locked_documents_rels_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translations_id";
  DROP TYPE "public"."enum_translations_language";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_language";
  DROP TYPE "public"."enum__translations_v_version_status";`)
}
