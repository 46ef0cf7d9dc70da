import { CloseLink } from "@/components/ui/close-link";
import { MemberPage } from "./member-page";

type BareMemberPageProps = Omit<React.ComponentProps<typeof MemberPage>, "above">;

/** A member's page without the common header: it has a way home of its own. */
export function BareMemberPage(props: BareMemberPageProps) {
  return <MemberPage above={<CloseLink />} {...props} />;
}
