import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A value that is added to an enum cannot be written in the same transaction.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "hashtags" ADD COLUMN "is_for_stories" boolean DEFAULT true;
  ALTER TABLE "_hashtags_v" ADD COLUMN "version_is_for_stories" boolean DEFAULT true;
  UPDATE "hashtags" SET "is_for_stories" = false WHERE "slug" = 'featured';
  ALTER TABLE "stories" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "stories" ALTER COLUMN "status" SET DATA TYPE text;
  UPDATE "stories" SET "status" = 'Withdrawn' WHERE "withdrawn_at" IS NOT NULL;
  DROP TYPE "public"."enum_stories_status";
  CREATE TYPE "public"."enum_stories_status" AS ENUM('Pending', 'Published', 'Declined', 'Withdrawn');
  ALTER TABLE "stories" ALTER COLUMN "status" SET DATA TYPE "public"."enum_stories_status" USING "status"::"public"."enum_stories_status";
  ALTER TABLE "stories" ALTER COLUMN "status" SET DEFAULT 'Pending'::"public"."enum_stories_status";
  ALTER TABLE "clips" ALTER COLUMN "preparation" DROP DEFAULT;
  ALTER TABLE "clips" ALTER COLUMN "preparation" SET DATA TYPE text;
  UPDATE "clips" SET "preparation" = 'withdrawn', "problem" = NULL
    WHERE "preparation" = 'failed' AND "problem" = 'The storyteller has withdrawn their consent.';
  DROP TYPE "public"."enum_clips_preparation";
  CREATE TYPE "public"."enum_clips_preparation" AS ENUM('waiting', 'preparing', 'ready', 'failed', 'unprepared', 'withdrawn');
  ALTER TABLE "clips" ALTER COLUMN "preparation" SET DATA TYPE "public"."enum_clips_preparation" USING "preparation"::"public"."enum_clips_preparation";
  ALTER TABLE "clips" ALTER COLUMN "preparation" SET DEFAULT 'unprepared'::"public"."enum_clips_preparation";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "stories" ALTER COLUMN "status" DROP DEFAULT;
  ALTER TABLE "stories" ALTER COLUMN "status" SET DATA TYPE text;
  UPDATE "stories" SET "status" = 'Pending', "carried_out" = 'Pending' WHERE "status" = 'Withdrawn';
  DROP TYPE "public"."enum_stories_status";
  CREATE TYPE "public"."enum_stories_status" AS ENUM('Pending', 'Published', 'Declined');
  ALTER TABLE "stories" ALTER COLUMN "status" SET DATA TYPE "public"."enum_stories_status" USING "status"::"public"."enum_stories_status";
  ALTER TABLE "stories" ALTER COLUMN "status" SET DEFAULT 'Pending'::"public"."enum_stories_status";
  ALTER TABLE "clips" ALTER COLUMN "preparation" DROP DEFAULT;
  ALTER TABLE "clips" ALTER COLUMN "preparation" SET DATA TYPE text;
  UPDATE "clips" SET "preparation" = 'failed', "problem" = 'The storyteller has withdrawn their consent.'
    WHERE "preparation" = 'withdrawn';
  DROP TYPE "public"."enum_clips_preparation";
  CREATE TYPE "public"."enum_clips_preparation" AS ENUM('waiting', 'preparing', 'ready', 'failed', 'unprepared');
  ALTER TABLE "clips" ALTER COLUMN "preparation" SET DATA TYPE "public"."enum_clips_preparation" USING "preparation"::"public"."enum_clips_preparation";
  ALTER TABLE "clips" ALTER COLUMN "preparation" SET DEFAULT 'unprepared'::"public"."enum_clips_preparation";
  ALTER TABLE "hashtags" DROP COLUMN "is_for_stories";
  ALTER TABLE "_hashtags_v" DROP COLUMN "version_is_for_stories";`)
}
