import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_stories_after" AS ENUM('opening', 'follow', 'carousel', 'promotion');
  CREATE TYPE "public"."enum_home_collections_after" AS ENUM('opening', 'follow', 'carousel', 'promotion');
  CREATE TYPE "public"."enum__home_v_version_stories_after" AS ENUM('opening', 'follow', 'carousel', 'promotion');
  CREATE TYPE "public"."enum__home_v_version_collections_after" AS ENUM('opening', 'follow', 'carousel', 'promotion');
  ALTER TABLE "pages" ADD COLUMN "in_menu" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_in_menu" boolean;
  ALTER TABLE "home" ADD COLUMN "stories_after" "enum_home_stories_after" DEFAULT 'opening' NOT NULL;
  ALTER TABLE "home" ADD COLUMN "collections_after" "enum_home_collections_after" DEFAULT 'opening' NOT NULL;
  ALTER TABLE "_home_v" ADD COLUMN "version_stories_after" "enum__home_v_version_stories_after" DEFAULT 'opening' NOT NULL;
  ALTER TABLE "_home_v" ADD COLUMN "version_collections_after" "enum__home_v_version_collections_after" DEFAULT 'opening' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "in_menu";
  ALTER TABLE "_pages_v" DROP COLUMN "version_in_menu";
  ALTER TABLE "home" DROP COLUMN "stories_after";
  ALTER TABLE "home" DROP COLUMN "collections_after";
  ALTER TABLE "_home_v" DROP COLUMN "version_stories_after";
  ALTER TABLE "_home_v" DROP COLUMN "version_collections_after";
  DROP TYPE "public"."enum_home_stories_after";
  DROP TYPE "public"."enum_home_collections_after";
  DROP TYPE "public"."enum__home_v_version_stories_after";
  DROP TYPE "public"."enum__home_v_version_collections_after";`)
}
