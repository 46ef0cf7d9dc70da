import { formatPolicyDate } from "@/lib/utils/dates";

/** The day from which a text applies (specification section 2): '(Effective Date: DD-MM-YY)', or 'N/A' in its place. */
export function EffectiveDate({ isoDate }: { isoDate: string | null }) {
  return (
    <p className="mt-4 text-dusk-200">
      (Effective Date: {isoDate ? <time dateTime={isoDate}>{formatPolicyDate(isoDate)}</time> : "N/A"})
    </p>
  );
}
