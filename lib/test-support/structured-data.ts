type Check = (value: unknown) => boolean;
type Rules = { required: Record<string, Check>; optional?: Record<string, Check> };

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";
const isUrl: Check = (value) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value);
const isUrls: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isUrl);
const isMoment: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value);
const isDuration: Check = (value) =>
  typeof value === "string" && /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(value) && value !== "PT0S";
const isReference: Check = (value) =>
  typeof value === "object" && value !== null && "@id" in value && isUrl(value["@id"]);
const isPositive: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const isA =
  (type: string): Check =>
  (value) =>
    typeof value === "object" && value !== null && "@type" in value && value["@type"] === type;

/** What schema.org and search engines require of each type, and the form of optional values. */
const RULES: Record<string, Rules> = {
  Organization: {
    required: { name: isText, url: isUrl, logo: isUrl },
    optional: { "@id": isUrl, sameAs: isUrls, contactPoint: isA("ContactPoint") },
  },
  ContactPoint: {
    required: { contactType: isText },
    optional: { email: isText, telephone: isText },
  },
  WebSite: {
    required: { name: isText, url: isUrl },
    optional: { "@id": isUrl, inLanguage: isText, publisher: isReference },
  },
  VideoObject: {
    required: { name: isText, description: isText, thumbnailUrl: isUrls },
    optional: {
      url: isUrl,
      uploadDate: isMoment,
      duration: isDuration,
      contentUrl: isUrl,
      embedUrl: isUrl,
      keywords: isList(isText),
      transcript: isText,
    },
  },
  BlogPosting: {
    required: { image: isUrls, mainEntityOfPage: isA("WebPage"), publisher: isA("Organization") },
    optional: {
      headline: (value) => isText(value) && String(value).length <= 110,
      description: isText,
      url: isUrl,
      datePublished: isMoment,
      dateModified: isMoment,
      author: isA("Person"),
    },
  },
  Person: { required: { name: isText } },
  WebPage: { required: { "@id": isUrl } },
  BreadcrumbList: { required: { itemListElement: isList(isA("ListItem")) } },
  ListItem: { required: { position: isPositive, name: isText, item: isUrl } },
  FAQPage: { required: { mainEntity: isList(isA("Question")) } },
  Question: { required: { name: isText, acceptedAnswer: isA("Answer") } },
  Answer: { required: { text: isText } },
};

/** Returns the problems that a search engine would find in a page's structured data. */
export function problemsOf(data: unknown, path = ""): string[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => problemsOf(item, `${path}[${index}]`));
  if (typeof data !== "object" || data === null) return [];
  const properties = Object.entries(data);
  const inside = properties.flatMap(([name, value]) => problemsOf(value, `${path}.${name}`));
  if (!("@type" in data)) return inside;
  const rules = RULES[String(data["@type"])];
  if (!rules) return [`${path}: unknown type ${String(data["@type"])}`, ...inside];
  const known = { ...rules.optional, ...rules.required };
  const missing = Object.keys(rules.required).filter((name) => !(name in data));
  const wrong = properties.filter(
    ([name, value]) => !["@type", "@context"].includes(name) && known[name]?.(value) !== true,
  );
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...wrong.map(([name, value]) => `${path}.${name} is ${JSON.stringify(value)}`),
    ...inside,
  ];
}
