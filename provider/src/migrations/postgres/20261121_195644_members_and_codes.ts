import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "one_time_codes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"used_at" timestamp(3) with time zone,
  	"member" varchar
  );
  
  CREATE TABLE "code_accounts" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"account" jsonb NOT NULL,
  	"version" numeric NOT NULL,
  	"forget_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "members" ADD COLUMN "former_emails" jsonb;
  CREATE UNIQUE INDEX "one_time_codes_key_idx" ON "one_time_codes" USING btree ("key");
  CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes" USING btree ("expires_at");
  CREATE INDEX "one_time_codes_member_idx" ON "one_time_codes" USING btree ("member");
  CREATE UNIQUE INDEX "code_accounts_key_idx" ON "code_accounts" USING btree ("key");
  CREATE INDEX "code_accounts_forget_at_idx" ON "code_accounts" USING btree ("forget_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "one_time_codes" CASCADE;
  DROP TABLE "code_accounts" CASCADE;
  ALTER TABLE "members" DROP COLUMN "former_emails";`)
}
