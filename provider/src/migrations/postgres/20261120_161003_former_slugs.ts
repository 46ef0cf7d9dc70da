import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_former_slugs_collection" AS ENUM('blogs', 'hashtags', 'videos');
  CREATE TABLE "former_slugs" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"collection" "enum_former_slugs_collection" NOT NULL,
  	"slug" varchar NOT NULL,
  	"record" varchar NOT NULL
  );
  
  CREATE INDEX "former_slugs_record_idx" ON "former_slugs" USING btree ("record");
  CREATE UNIQUE INDEX "collection_slug_idx" ON "former_slugs" USING btree ("collection","slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "former_slugs" CASCADE;
  DROP TYPE "public"."enum_former_slugs_collection";`)
}
