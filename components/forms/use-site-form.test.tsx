import { render, screen, waitFor } from "@testing-library/react";
import { TOKEN_FIELD, type FormStart } from "@/lib/forms/site-forms";
import { FormField } from "./form-field";
import { SiteForm } from "./site-form";
import { useSiteForm } from "./use-site-form";

const askForToken = jest.fn<Promise<Pick<Response, "ok" | "text">>, []>();

const answer = (ok: boolean, text: string) => Promise.resolve({ ok, text: async () => text });

const loadSchema = () => Promise.reject(new Error("Nothing is sent here"));
const send = async () => ({ status: "error" as const, message: "" });

function Form({ start }: { start: FormStart }) {
  const form = useSiteForm({ name: "contact-us", empty: { name: "" }, start, loadSchema, send });
  return (
    <SiteForm form={form} label="Contact" submitText="Submit" busyText="Submitting...">
      <FormField {...form.field("name")} label="Full name" />
    </SiteForm>
  );
}

const shared: FormStart = { token: "shared", isShared: true, prefilled: {}, typed: {}, outcome: null };

const token = () => new FormData(screen.getByRole<HTMLFormElement>("form")).get(TOKEN_FIELD);

beforeEach(() => {
  localStorage.clear();
  askForToken.mockReset().mockImplementation(() => answer(true, "own"));
  Object.assign(window, { fetch: askForToken });
});

it("gets a token of its own where the page's is everybody's", async () => {
  render(<Form start={shared} />);
  expect(token()).toBe("shared");
  await waitFor(() => expect(token()).toBe("own"));
});

it("keeps the one that it was given for this request", async () => {
  render(<Form start={{ ...shared, token: "given", isShared: false }} />);
  await Promise.resolve();
  expect(askForToken).not.toHaveBeenCalled();
  expect(token()).toBe("given");
});

it("keeps the one that it was sent with before, without an answer", async () => {
  const sent = `sent.${Date.now().toString(36)}.signature`;
  localStorage.setItem("draft:contact-us", sent);
  render(<Form start={shared} />);
  await waitFor(() => expect(askForToken).toHaveBeenCalled());
  expect(token()).toBe(sent);
});

it.each([
  ["no token", () => answer(false, "refused")],
  ["no answer", () => Promise.reject(new Error("offline"))],
])("can be sent with the shared one when the site gives %s", async (_, ask) => {
  askForToken.mockImplementation(ask);
  render(<Form start={shared} />);
  await waitFor(() => expect(askForToken).toHaveBeenCalled());
  expect(token()).toBe("shared");
});
