import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stories_status" AS ENUM('Pending', 'Published', 'Declined');
  CREATE TYPE "public"."enum_stories_shown_as" AS ENUM('single', 'multiple', 'both');
  CREATE TABLE "stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"hashtags_id" uuid
  );
  
  ALTER TABLE "stories_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stories_texts" CASCADE;
  ALTER TABLE "stories" ADD COLUMN "hastags" jsonb;
  ALTER TABLE "stories" ADD COLUMN "consents" jsonb;
  ALTER TABLE "stories" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "withdrawal_seed" varchar;
  ALTER TABLE "stories" ADD COLUMN "withdrawal_hash" varchar;
  ALTER TABLE "stories" ADD COLUMN "status" "enum_stories_status" DEFAULT 'Pending' NOT NULL;
  ALTER TABLE "stories" ADD COLUMN "reason" varchar;
  ALTER TABLE "stories" ADD COLUMN "title" varchar;
  ALTER TABLE "stories" ADD COLUMN "shown_as" "enum_stories_shown_as" DEFAULT 'both' NOT NULL;
  ALTER TABLE "stories" ADD COLUMN "carried_out" varchar DEFAULT 'Pending';
  ALTER TABLE "stories" ADD COLUMN "submission_key" varchar;
  ALTER TABLE "stories" ADD COLUMN "announced_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "clips" ADD COLUMN "is_from_visitor" boolean DEFAULT false;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stories_rels" ADD CONSTRAINT "stories_rels_hashtags_fk" FOREIGN KEY ("hashtags_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stories_rels_order_idx" ON "stories_rels" USING btree ("order");
  CREATE INDEX "stories_rels_parent_idx" ON "stories_rels" USING btree ("parent_id");
  CREATE INDEX "stories_rels_path_idx" ON "stories_rels" USING btree ("path");
  CREATE INDEX "stories_rels_hashtags_id_idx" ON "stories_rels" USING btree ("hashtags_id");
  CREATE UNIQUE INDEX "stories_slug_idx" ON "stories" USING btree ("slug");
  CREATE INDEX "stories_withdrawn_at_idx" ON "stories" USING btree ("withdrawn_at");
  CREATE UNIQUE INDEX "stories_withdrawal_hash_idx" ON "stories" USING btree ("withdrawal_hash");
  CREATE INDEX "stories_status_idx" ON "stories" USING btree ("status");
  CREATE UNIQUE INDEX "stories_submission_key_idx" ON "stories" USING btree ("submission_key");
  CREATE INDEX "stories_announced_at_idx" ON "stories" USING btree ("announced_at");
  CREATE INDEX "stories_read_at_idx" ON "stories" USING btree ("read_at");
  ALTER TABLE "stories" DROP COLUMN "review";
  DROP TYPE "public"."enum_stories_review";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stories_review" AS ENUM('New', 'Accepted', 'Declined');
  CREATE TABLE "stories_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "stories_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stories_rels" CASCADE;
  DROP INDEX "stories_slug_idx";
  DROP INDEX "stories_withdrawn_at_idx";
  DROP INDEX "stories_withdrawal_hash_idx";
  DROP INDEX "stories_status_idx";
  DROP INDEX "stories_submission_key_idx";
  DROP INDEX "stories_announced_at_idx";
  DROP INDEX "stories_read_at_idx";
  ALTER TABLE "stories" ADD COLUMN "review" "enum_stories_review" DEFAULT 'New' NOT NULL;
  ALTER TABLE "stories_texts" ADD CONSTRAINT "stories_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stories_texts_order_parent" ON "stories_texts" USING btree ("order","parent_id");
  ALTER TABLE "stories" DROP COLUMN "hastags";
  ALTER TABLE "stories" DROP COLUMN "consents";
  ALTER TABLE "stories" DROP COLUMN "withdrawn_at";
  ALTER TABLE "stories" DROP COLUMN "withdrawal_seed";
  ALTER TABLE "stories" DROP COLUMN "withdrawal_hash";
  ALTER TABLE "stories" DROP COLUMN "status";
  ALTER TABLE "stories" DROP COLUMN "reason";
  ALTER TABLE "stories" DROP COLUMN "title";
  ALTER TABLE "stories" DROP COLUMN "shown_as";
  ALTER TABLE "stories" DROP COLUMN "carried_out";
  ALTER TABLE "stories" DROP COLUMN "submission_key";
  ALTER TABLE "stories" DROP COLUMN "announced_at";
  ALTER TABLE "stories" DROP COLUMN "read_at";
  ALTER TABLE "clips" DROP COLUMN "is_from_visitor";
  DROP TYPE "public"."enum_stories_status";
  DROP TYPE "public"."enum_stories_shown_as";`)
}
