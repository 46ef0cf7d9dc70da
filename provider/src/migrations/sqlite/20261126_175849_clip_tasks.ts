import { MigrateUpArgs, MigrateDownArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`clips\` ADD \`task\` text;`);
  await db.run(sql`ALTER TABLE \`clips\` ADD \`cut_from\` numeric;`);
  await db.run(sql`ALTER TABLE \`clips\` ADD \`large\` text;`);
  await db.run(sql`CREATE INDEX \`clips_task_idx\` ON \`clips\` (\`task\`);`);
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`clips_task_idx\`;`);
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`task\`;`);
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`cut_from\`;`);
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`large\`;`);
}
