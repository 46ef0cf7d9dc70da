import { Notice } from "@/components/ui/notice";

export default function NotFound() {
  return (
    <Notice title="This link leads to no consent">
      Please open it as it stands in your mail. If it still does not work, write to us.
    </Notice>
  );
}
