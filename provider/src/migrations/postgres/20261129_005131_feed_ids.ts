import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" ADD COLUMN "feed_id" varchar;
  ALTER TABLE "_blogs_v" ADD COLUMN "version_feed_id" varchar;`)
  // Feed readers know these by their address.
  await db.execute(sql`
   UPDATE "blogs" SET "feed_id" = "slug";
  UPDATE "_blogs_v" SET "version_feed_id" = (SELECT "slug" FROM "blogs" WHERE "blogs"."id" = "parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "blogs" DROP COLUMN "feed_id";
  ALTER TABLE "_blogs_v" DROP COLUMN "version_feed_id";`)
}
