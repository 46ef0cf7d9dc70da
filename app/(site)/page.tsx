import { HomePage } from "@/components/home/home-page";
import { homeMetadata } from "@/lib/seo/home-metadata";

export const generateMetadata = homeMetadata;

export default function Page() {
  return <HomePage />;
}
