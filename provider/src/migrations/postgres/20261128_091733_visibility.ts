import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "objection" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_objection" varchar;
  ALTER TABLE "stories" ADD COLUMN "objection" varchar;
  ALTER TABLE "stories" ADD COLUMN "parent_asked_at" timestamp(3) with time zone;
  ALTER TABLE "stories" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "others_consents" ADD COLUMN "agreed_to" varchar;
  ALTER TABLE "others_consents" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "reports" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "conversations" ADD COLUMN "first_read_at" timestamp(3) with time zone;
  ALTER TABLE "conversations" ADD COLUMN "second_read_at" timestamp(3) with time zone;
  ALTER TABLE "conversations" ADD COLUMN "called_at" timestamp(3) with time zone;
  ALTER TABLE "conversations" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "volunteer_contacts" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "testimony_consents" ADD COLUMN "safety" jsonb;
  ALTER TABLE "testimony_consents" ADD COLUMN "kept_since" timestamp(3) with time zone;
  ALTER TABLE "clips" ADD COLUMN "edition" numeric DEFAULT 0;
  ALTER TABLE "clips" ADD COLUMN "plays_as_uploaded" boolean DEFAULT false;
  CREATE INDEX "videos_objection_idx" ON "videos" USING btree ("objection");
  CREATE INDEX "_videos_v_version_version_objection_idx" ON "_videos_v" USING btree ("version_objection");
  CREATE INDEX "stories_objection_idx" ON "stories" USING btree ("objection");
  CREATE INDEX "stories_parent_asked_at_idx" ON "stories" USING btree ("parent_asked_at");
  CREATE INDEX "stories_kept_since_idx" ON "stories" USING btree ("kept_since");
  CREATE INDEX "others_consents_kept_since_idx" ON "others_consents" USING btree ("kept_since");
  CREATE INDEX "reports_kept_since_idx" ON "reports" USING btree ("kept_since");
  CREATE INDEX "conversations_kept_since_idx" ON "conversations" USING btree ("kept_since");
  CREATE INDEX "contact_messages_kept_since_idx" ON "contact_messages" USING btree ("kept_since");
  CREATE INDEX "volunteer_contacts_kept_since_idx" ON "volunteer_contacts" USING btree ("kept_since");
  CREATE INDEX "testimony_consents_kept_since_idx" ON "testimony_consents" USING btree ("kept_since");`)
  // What was so before these columns were there.
  await db.execute(sql`UPDATE contact_messages SET kept_since = greatest(updated_at, (SELECT max((answer->>'sentAt')::timestamptz) FROM jsonb_array_elements(CASE WHEN jsonb_typeof(answers) = 'array' THEN answers ELSE '[]'::jsonb END) AS answer));`)
  await db.execute(sql`UPDATE volunteer_contacts SET kept_since = greatest(updated_at, (SELECT max((answer->>'sentAt')::timestamptz) FROM jsonb_array_elements(CASE WHEN jsonb_typeof(answers) = 'array' THEN answers ELSE '[]'::jsonb END) AS answer));`)
  await db.execute(sql`UPDATE conversations SET kept_since = greatest(updated_at, (SELECT max((answer->>'sentAt')::timestamptz) FROM jsonb_array_elements(CASE WHEN jsonb_typeof(answers) = 'array' THEN answers ELSE '[]'::jsonb END) AS answer));`)
  await db.execute(sql`UPDATE reports SET kept_since = updated_at;`)
  await db.execute(sql`UPDATE stories SET kept_since = greatest(updated_at, withdrawn_at, (SELECT max(other.withdrawn_at) FROM others_consents AS other WHERE other.story_id = stories.id));`)
  await db.execute(sql`UPDATE testimony_consents SET kept_since = greatest(updated_at, withdrawn_at);`)
  await db.execute(sql`UPDATE others_consents SET kept_since = greatest(updated_at, agreed_at, withdrawn_at);`)
  await db.execute(sql`UPDATE conversations SET first_read_at = read_at, second_read_at = read_at WHERE read_at IS NOT NULL;`)
  await db.execute(sql`UPDATE stories SET parent_asked_at = announced_at WHERE EXISTS (SELECT 1 FROM others_consents AS other WHERE other.story_id = stories.id AND other.role = 'parent');`)
  await db.execute(sql`UPDATE clips SET plays_as_uploaded = true WHERE id IN (SELECT video_link_id FROM videos WHERE status = 'Active');`)
  await db.execute(sql`UPDATE others_consents SET agreed_to = coalesce((SELECT video_link_id FROM videos WHERE videos.id = others_consents.video_id), (SELECT file_id FROM stories WHERE stories.id = others_consents.story_id)) || '/0' WHERE agreed_at IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "videos_objection_idx";
  DROP INDEX "_videos_v_version_version_objection_idx";
  DROP INDEX "stories_objection_idx";
  DROP INDEX "stories_parent_asked_at_idx";
  DROP INDEX "stories_kept_since_idx";
  DROP INDEX "others_consents_kept_since_idx";
  DROP INDEX "reports_kept_since_idx";
  DROP INDEX "conversations_kept_since_idx";
  DROP INDEX "contact_messages_kept_since_idx";
  DROP INDEX "volunteer_contacts_kept_since_idx";
  DROP INDEX "testimony_consents_kept_since_idx";
  ALTER TABLE "videos" DROP COLUMN "objection";
  ALTER TABLE "_videos_v" DROP COLUMN "version_objection";
  ALTER TABLE "stories" DROP COLUMN "objection";
  ALTER TABLE "stories" DROP COLUMN "parent_asked_at";
  ALTER TABLE "stories" DROP COLUMN "kept_since";
  ALTER TABLE "others_consents" DROP COLUMN "agreed_to";
  ALTER TABLE "others_consents" DROP COLUMN "kept_since";
  ALTER TABLE "reports" DROP COLUMN "kept_since";
  ALTER TABLE "conversations" DROP COLUMN "first_read_at";
  ALTER TABLE "conversations" DROP COLUMN "second_read_at";
  ALTER TABLE "conversations" DROP COLUMN "called_at";
  ALTER TABLE "conversations" DROP COLUMN "kept_since";
  ALTER TABLE "contact_messages" DROP COLUMN "kept_since";
  ALTER TABLE "volunteer_contacts" DROP COLUMN "kept_since";
  ALTER TABLE "testimony_consents" DROP COLUMN "safety";
  ALTER TABLE "testimony_consents" DROP COLUMN "kept_since";
  ALTER TABLE "clips" DROP COLUMN "edition";
  ALTER TABLE "clips" DROP COLUMN "plays_as_uploaded";`)
}
