import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`saved_videos\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`member\` text NOT NULL,
  	\`video\` text NOT NULL,
  	\`saved_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_videos_video_idx\` ON \`saved_videos\` (\`video\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_video_idx\` ON \`saved_videos\` (\`member\`,\`video\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`saved_videos\`;`)
}
