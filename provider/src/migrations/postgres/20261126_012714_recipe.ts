import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clips" ADD COLUMN "recipe" numeric DEFAULT 1;
  CREATE INDEX "clips_recipe_idx" ON "clips" USING btree ("recipe");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "clips_recipe_idx";
  ALTER TABLE "clips" DROP COLUMN "recipe";`)
}
