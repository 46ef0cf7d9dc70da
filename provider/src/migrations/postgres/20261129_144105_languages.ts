import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_other_languages" AS ENUM('en', 'es', 'pt-br', 'fr', 'de', 'ar', 'zh-hans');
  CREATE TYPE "public"."enum_settings_own_language" AS ENUM('en', 'es', 'pt-br', 'fr', 'de', 'ar', 'zh-hans');
  CREATE TYPE "public"."enum__settings_v_version_other_languages" AS ENUM('en', 'es', 'pt-br', 'fr', 'de', 'ar', 'zh-hans');
  CREATE TYPE "public"."enum__settings_v_version_own_language" AS ENUM('en', 'es', 'pt-br', 'fr', 'de', 'ar', 'zh-hans');
  CREATE TABLE "settings_other_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_settings_other_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_other_languages" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum__settings_v_version_other_languages",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "own_language" "enum_settings_own_language" DEFAULT 'en';
  ALTER TABLE "_settings_v" ADD COLUMN "version_own_language" "enum__settings_v_version_own_language" DEFAULT 'en';
  ALTER TABLE "settings_other_languages" ADD CONSTRAINT "settings_other_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_other_languages" ADD CONSTRAINT "_settings_v_version_other_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_other_languages_order_idx" ON "settings_other_languages" USING btree ("order");
  CREATE INDEX "settings_other_languages_parent_idx" ON "settings_other_languages" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_other_languages_order_idx" ON "_settings_v_version_other_languages" USING btree ("order");
  CREATE INDEX "_settings_v_version_other_languages_parent_idx" ON "_settings_v_version_other_languages" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_other_languages" CASCADE;
  DROP TABLE "_settings_v_version_other_languages" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "own_language";
  ALTER TABLE "_settings_v" DROP COLUMN "version_own_language";
  DROP TYPE "public"."enum_settings_other_languages";
  DROP TYPE "public"."enum_settings_own_language";
  DROP TYPE "public"."enum__settings_v_version_other_languages";
  DROP TYPE "public"."enum__settings_v_version_own_language";`)
}
