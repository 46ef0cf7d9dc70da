import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clips" ADD COLUMN "task" varchar;
  ALTER TABLE "clips" ADD COLUMN "cut_from" numeric;
  ALTER TABLE "clips" ADD COLUMN "large" jsonb;
  CREATE INDEX "clips_task_idx" ON "clips" USING btree ("task");`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "clips_task_idx";
  ALTER TABLE "clips" DROP COLUMN "task";
  ALTER TABLE "clips" DROP COLUMN "cut_from";
  ALTER TABLE "clips" DROP COLUMN "large";`);
}
