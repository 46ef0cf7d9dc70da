/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type { SearchResult } from "@/lib/provider/search";
import { SearchResults } from "./search-results";

const found = (count: number) =>
  Array.from({ length: count }, (_, index): SearchResult => {
    return { kind: "blog", slug: `article-${index}`, title: [], excerpt: [] };
  });

it.each([
  [1, ">1 result for ‘lamp’<"],
  [49, ">49 results for ‘lamp’<"],
  [50, ">The best 50 results for ‘lamp’<"],
])("says for %s results whether there may be more, because the list is full", (count, words) => {
  const view = renderToStaticMarkup(<SearchResults query="lamp" results={found(count)} />);
  expect(view).toContain(words);
});
