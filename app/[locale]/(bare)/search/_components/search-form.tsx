import { SEARCH_QUERY_MAX_LENGTH } from "@lampstand/contract/limits";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { PlainForm } from "@/components/ui/link";
import { paths } from "@/lib/paths";

type SearchFormProps = {
  query: string;
  error?: string;
};

const ERROR_ID = "search-error";

export function SearchForm({ query, error }: SearchFormProps) {
  const t = useTranslations("search");
  return (
    <PlainForm action={paths.search} role="search" className="mt-8 max-w-2xl">
      <label htmlFor="search-query" className="font-semibold">
        {t("searchFor")}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          id="search-query"
          type="search"
          name="q"
          defaultValue={query}
          required
          // Counts UTF-16 units, at most two per character. One more, so a longer text is rejected instead of cut.
          maxLength={2 * SEARCH_QUERY_MAX_LENGTH + 1}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ERROR_ID : undefined}
          className="min-h-12 min-w-0 flex-[1_1_14rem] rounded-full border border-dusk-300 bg-white px-5 text-ink"
        />
        <Button type="submit" className="min-h-12 gap-2">
          <Search className="size-5" aria-hidden="true" />
          <span>{t("search")}</span>
        </Button>
      </div>
      {error && (
        <p id={ERROR_ID} className="mt-3 font-semibold text-lamp-200">
          {error}
        </p>
      )}
    </PlainForm>
  );
}
