import { formQuerySchema } from "@/lib/forms/forms";
import ContactPage from "../page";

export { generateMetadata } from "../page";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export default async function Page({ searchParams }: PageProps) {
  return <ContactPage recordedAt={formQuerySchema.parse(await searchParams).recordedAt} />;
}
