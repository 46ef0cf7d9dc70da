import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "pending_purges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"files" jsonb NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"record" varchar
  );
  
  CREATE INDEX "pending_purges_due_at_idx" ON "pending_purges" USING btree ("due_at");
  CREATE INDEX "pending_purges_record_idx" ON "pending_purges" USING btree ("record");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pending_purges" CASCADE;`)
}
