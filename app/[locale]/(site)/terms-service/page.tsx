import { paths } from "@/lib/paths";
import { PolicyPage, policyMetadata } from "../_components/policy-page";

export function generateMetadata() {
  return policyMetadata(paths.termsService);
}

export default function Page() {
  return <PolicyPage path={paths.termsService} />;
}
