import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_videos" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"member" varchar NOT NULL,
  	"video" varchar NOT NULL,
  	"saved_at" varchar NOT NULL
  );
  
  CREATE INDEX "saved_videos_video_idx" ON "saved_videos" USING btree ("video");
  CREATE UNIQUE INDEX "member_video_idx" ON "saved_videos" USING btree ("member","video");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_videos" CASCADE;`)
}
