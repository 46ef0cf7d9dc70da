import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "objection" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_objection" varchar;
  ALTER TABLE "stories" ADD COLUMN "objection" varchar;
  ALTER TABLE "stories" ADD COLUMN "parent_asked_at" timestamp(3) with time zone;
  ALTER TABLE "others_consents" ADD COLUMN "agreed_edition" numeric DEFAULT 0;
  ALTER TABLE "others_consents" ADD COLUMN "asked_edition" numeric DEFAULT 0;
  ALTER TABLE "testimony_consents" ADD COLUMN "safety" jsonb;
  ALTER TABLE "clips" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "clips" ADD COLUMN "plays_as_uploaded" boolean DEFAULT false;
  CREATE INDEX "videos_objection_idx" ON "videos" USING btree ("objection");
  CREATE INDEX "_videos_v_version_version_objection_idx" ON "_videos_v" USING btree ("version_objection");
  CREATE INDEX "stories_objection_idx" ON "stories" USING btree ("objection");
  CREATE INDEX "stories_parent_asked_at_idx" ON "stories" USING btree ("parent_asked_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "videos_objection_idx";
  DROP INDEX "_videos_v_version_version_objection_idx";
  DROP INDEX "stories_objection_idx";
  DROP INDEX "stories_parent_asked_at_idx";
  ALTER TABLE "videos" DROP COLUMN "objection";
  ALTER TABLE "_videos_v" DROP COLUMN "version_objection";
  ALTER TABLE "stories" DROP COLUMN "objection";
  ALTER TABLE "stories" DROP COLUMN "parent_asked_at";
  ALTER TABLE "others_consents" DROP COLUMN "agreed_edition";
  ALTER TABLE "others_consents" DROP COLUMN "asked_edition";
  ALTER TABLE "testimony_consents" DROP COLUMN "safety";
  ALTER TABLE "clips" DROP COLUMN "edition";
  ALTER TABLE "clips" DROP COLUMN "plays_as_uploaded";`)
}
