/** @jest-environment node */
import { checkSender, domainOf } from "./check-sender.mjs";
import { readReceived } from "./read-received.mjs";

const FROM = "Stories <stories@example.org>";

/** A DNS with these records. Names without a record may have others below them. */
function dns(records: Record<string, string[]>) {
  return (name: string): Promise<string[][]> => {
    const texts = records[name];
    // Long records come in parts.
    if (texts) return Promise.resolve(texts.map((text) => [text.slice(0, 5), text.slice(5)]));
    const isAbove = Object.keys(records).some((other) => other.endsWith(`.${name}`));
    return Promise.reject(Object.assign(new Error("none"), { code: isAbove ? "ENODATA" : "ENOTFOUND" }));
  };
}

const GOOD = {
  "example.org": ["google-site-verification=x", "v=spf1 include:spf.mail-company.example -all"],
  "key1._domainkey.example.org": ["v=DKIM1; k=rsa; p=MIGf"],
  "_dmarc.example.org": ["v=DMARC1; p=quarantine"],
};

const sentenceOf = async (records: Record<string, string[]>, start: string, from = FROM) =>
  (await checkSender(from, dns(records))).find((line) => line.startsWith(start));

it("finds the sender domain's SPF, DKIM and DMARC", async () => {
  const [spf, dkim, dmarc] = await checkSender(FROM, dns(GOOD));
  expect(spf).toBe("SPF found: v=spf1 include:spf.mail-company.example -all");
  expect(dkim).toContain("there are keys under _domainkey.example.org");
  expect(dmarc).toBe("DMARC found: v=DMARC1; p=quarantine");
});

it.each([
  ["SPF", {}, "SPF is missing: example.org needs a TXT record"],
  ["SPF", { "example.org": ["v=spf1 a -all", "v=spf1 mx -all"] }, "has 2 records"],
  ["SPF", { "example.org": ["v=spf1 +all"] }, "lets anyone send as"],
  ["SPF", { "example.org": ["v=spf10 -all"] }, "SPF is missing"],
  ["DKIM", { "_dmarc.example.org": [] }, "DKIM is missing: there is no key under _domainkey.example.org"],
  ["DMARC", {}, "DMARC is missing: _dmarc.example.org needs a TXT record"],
  ["DMARC", { "_dmarc.example.org": ["v=DMARC1; p=none"] }, "asks receivers to do nothing"],
])("says what is wrong with %s if DNS has %j", async (start, records, sentence) => {
  expect(await sentenceOf(records, start)).toContain(sentence);
});

it("uses the parent domain's DMARC record", async () => {
  expect(await sentenceOf(GOOD, "DMARC", "a@mail.example.org")).toContain("p=quarantine");
});

it("reports that DNS does not answer", async () => {
  const silent = () => Promise.reject(Object.assign(new Error("silent"), { code: "ETIMEOUT" }));
  expect(await checkSender(FROM, silent)).toEqual(["DNS did not answer about example.org (ETIMEOUT)."]);
});

it.each([
  ["Stories <a@Example.org>", "example.org"],
  ["a@example.org", "example.org"],
  ["nobody", undefined],
])("finds the domain of %s", (address, domain) => expect(domainOf(address)).toBe(domain));

const mail = (results: string, signature = "v=1; a=rsa-sha256; d=example.org;\r\n s=key1; bh=x; b=y") =>
  [
    ...(results ? [`Authentication-Results: mx.example.net;\r\n\t${results}`] : []),
    "Authentication-Results: forged.example; spf=pass dkim=pass dmarc=pass",
    `DKIM-Signature: ${signature}`,
    `From: ${FROM}`,
    "",
    "From: nobody@elsewhere.example",
  ].join("\r\n");

describe("a mail that has arrived", () => {
  it("passed all checks, with a key that is in DNS", async () => {
    const { isTrusted, lines } = await readReceived(
      mail("spf=pass smtp.mailfrom=x; dkim=pass header.i=@example.org; dmarc=pass"),
      dns(GOOD),
    );
    expect(isTrusted).toBe(true);
    expect(lines).toEqual([
      "SPF: passed",
      "DKIM: passed",
      "DMARC: passed",
      "It is signed by example.org, and the key is in DNS: key1._domainkey.example.org",
    ]);
  });

  it("failed one, whatever earlier servers noted", async () => {
    const { isTrusted, lines } = await readReceived(mail("spf=softfail; dkim=pass; dmarc=pass"), dns(GOOD));
    expect(isTrusted).toBe(false);
    expect(lines[0]).toMatch(/^SPF: softfail, the sending server is not in the SPF record/);
  });

  it("is signed for another domain, or with a key that is missing", async () => {
    const other = "d=mail-company.example; s=k; b=y";
    const records = { "k._domainkey.mail-company.example": ["p=MIGf"] };
    expect((await readReceived(mail("dkim=pass", other), dns(records))).lines.at(-1)).toContain(
      ", not example.org:",
    );
    const revoked = { "key1._domainkey.example.org": ["v=DKIM1; p="] };
    expect((await readReceived(mail("dkim=fail"), dns(revoked))).lines.at(-1)).toContain("not in DNS");
  });

  it.each([
    ["no mail", "Dear all,", "This is not the source of an email"],
    ["no notes of checks", `From: ${FROM}\n\nHello`, "did not record any checks"],
  ])("is distinguished from %s", async (_, source, sentence) => {
    const { isTrusted, lines } = await readReceived(source, dns(GOOD));
    expect([isTrusted, lines.join()]).toEqual([false, expect.stringContaining(sentence)]);
  });
});
