import { formQuerySchema } from "@/lib/forms/form-query";
import { ContactPage } from "../_components/contact-page";

export { generateMetadata } from "../page";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export default async function Page({ searchParams }: PageProps) {
  return <ContactPage recordedAt={formQuerySchema.parse(await searchParams).recordedAt} />;
}
