import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_story_collections_status" AS ENUM('Active', 'Inactive');
  CREATE TYPE "public"."enum__story_collections_v_version_status" AS ENUM('Active', 'Inactive');
  ALTER TYPE "public"."enum_former_slugs_collection" ADD VALUE 'story-collections' BEFORE 'videos';
  ALTER TYPE "public"."enum_search_changes_source" ADD VALUE 'story-collections' BEFORE 'blogs';
  CREATE TABLE "story_collections" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"is_on_home" boolean DEFAULT true,
  	"status" "enum_story_collections_status" DEFAULT 'Active' NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "story_collections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid
  );
  
  CREATE TABLE "_story_collections_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version__order" varchar,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_is_on_home" boolean DEFAULT true,
  	"version_status" "enum__story_collections_v_version_status" DEFAULT 'Active' NOT NULL,
  	"version_slug" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_story_collections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" uuid
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "story_collections_id" uuid;
  ALTER TABLE "story_collections_rels" ADD CONSTRAINT "story_collections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."story_collections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "story_collections_rels" ADD CONSTRAINT "story_collections_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_collections_v" ADD CONSTRAINT "_story_collections_v_parent_id_story_collections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."story_collections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_story_collections_v_rels" ADD CONSTRAINT "_story_collections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_story_collections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_story_collections_v_rels" ADD CONSTRAINT "_story_collections_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "story_collections__order_idx" ON "story_collections" USING btree ("_order");
  CREATE UNIQUE INDEX "story_collections_slug_idx" ON "story_collections" USING btree ("slug");
  CREATE INDEX "story_collections_updated_at_idx" ON "story_collections" USING btree ("updated_at");
  CREATE INDEX "story_collections_created_at_idx" ON "story_collections" USING btree ("created_at");
  CREATE INDEX "story_collections_deleted_at_idx" ON "story_collections" USING btree ("deleted_at");
  CREATE INDEX "story_collections_rels_order_idx" ON "story_collections_rels" USING btree ("order");
  CREATE INDEX "story_collections_rels_parent_idx" ON "story_collections_rels" USING btree ("parent_id");
  CREATE INDEX "story_collections_rels_path_idx" ON "story_collections_rels" USING btree ("path");
  CREATE INDEX "story_collections_rels_videos_id_idx" ON "story_collections_rels" USING btree ("videos_id");
  CREATE INDEX "_story_collections_v_parent_idx" ON "_story_collections_v" USING btree ("parent_id");
  CREATE INDEX "_story_collections_v_version_version__order_idx" ON "_story_collections_v" USING btree ("version__order");
  CREATE INDEX "_story_collections_v_version_version_slug_idx" ON "_story_collections_v" USING btree ("version_slug");
  CREATE INDEX "_story_collections_v_version_version_updated_at_idx" ON "_story_collections_v" USING btree ("version_updated_at");
  CREATE INDEX "_story_collections_v_version_version_created_at_idx" ON "_story_collections_v" USING btree ("version_created_at");
  CREATE INDEX "_story_collections_v_version_version_deleted_at_idx" ON "_story_collections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_story_collections_v_created_at_idx" ON "_story_collections_v" USING btree ("created_at");
  CREATE INDEX "_story_collections_v_updated_at_idx" ON "_story_collections_v" USING btree ("updated_at");
  CREATE INDEX "_story_collections_v_rels_order_idx" ON "_story_collections_v_rels" USING btree ("order");
  CREATE INDEX "_story_collections_v_rels_parent_idx" ON "_story_collections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_story_collections_v_rels_path_idx" ON "_story_collections_v_rels" USING btree ("path");
  CREATE INDEX "_story_collections_v_rels_videos_id_idx" ON "_story_collections_v_rels" USING btree ("videos_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_story_collections_fk" FOREIGN KEY ("story_collections_id") REFERENCES "public"."story_collections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_story_collections_id_idx" ON "payload_locked_documents_rels" USING btree ("story_collections_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "story_collections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "story_collections_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_story_collections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_story_collections_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "story_collections" CASCADE;
  DROP TABLE "story_collections_rels" CASCADE;
  DROP TABLE "_story_collections_v" CASCADE;
  DROP TABLE "_story_collections_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_story_collections_fk";
  
  DELETE FROM "former_slugs" WHERE "collection" = 'story-collections';
  DELETE FROM "search_changes" WHERE "source" = 'story-collections';
  ALTER TABLE "former_slugs" ALTER COLUMN "collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_former_slugs_collection";
  CREATE TYPE "public"."enum_former_slugs_collection" AS ENUM('blogs', 'hashtags', 'videos');
  ALTER TABLE "former_slugs" ALTER COLUMN "collection" SET DATA TYPE "public"."enum_former_slugs_collection" USING "collection"::"public"."enum_former_slugs_collection";
  ALTER TABLE "search_changes" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_search_changes_source";
  CREATE TYPE "public"."enum_search_changes_source" AS ENUM('videos', 'blogs', 'pages', 'hashtags', 'clips');
  ALTER TABLE "search_changes" ALTER COLUMN "source" SET DATA TYPE "public"."enum_search_changes_source" USING "source"::"public"."enum_search_changes_source";
  DROP INDEX "payload_locked_documents_rels_story_collections_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "story_collections_id";
  DROP TYPE "public"."enum_story_collections_status";
  DROP TYPE "public"."enum__story_collections_v_version_status";`)
}
