import { paths } from "@/lib/paths";
import { PolicyPage, policyMetadata } from "../_components/policy-page";

export function generateMetadata() {
  return policyMetadata(paths.privacyPolicy);
}

export default function Page() {
  return <PolicyPage path={paths.privacyPolicy} />;
}
