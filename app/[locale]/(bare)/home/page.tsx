import { HomePage } from "@/components/content/home-page";
import { homeMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = homeMetadata;

export default function Page() {
  return <HomePage />;
}
