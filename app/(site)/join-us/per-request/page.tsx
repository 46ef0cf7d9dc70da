import { formQuerySchema } from "@/lib/forms/form-query";
import { JoinUsPage } from "../_components/join-us-page";

export { generateMetadata } from "../page";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export default async function Page({ searchParams }: PageProps) {
  return <JoinUsPage recordedAt={formQuerySchema.parse(await searchParams).recordedAt} />;
}
