import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`clips\` ADD \`recipe\` numeric DEFAULT 1;`)
  await db.run(sql`CREATE INDEX \`clips_recipe_idx\` ON \`clips\` (\`recipe\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`clips_recipe_idx\`;`)
  await db.run(sql`ALTER TABLE \`clips\` DROP COLUMN \`recipe\`;`)
}
