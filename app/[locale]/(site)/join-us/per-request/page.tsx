import { formQuerySchema } from "@/lib/forms/forms";
import JoinUsPage from "../page";

export { generateMetadata } from "../page";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export default async function Page({ searchParams }: PageProps) {
  return <JoinUsPage recordedAt={formQuerySchema.parse(await searchParams).recordedAt} />;
}
