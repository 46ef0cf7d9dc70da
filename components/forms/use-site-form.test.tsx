import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import * as z from "zod/mini";
import { type FormOutcome, type FormStart, type FormValues, TOKEN_FIELD } from "@/lib/forms/site-forms";
import { FormField } from "./form-field";
import { SiteForm } from "./site-form";
import { type FormSchema, useSiteForm } from "./use-site-form";

const askForToken = jest.fn<Promise<Pick<Response, "ok" | "text">>, []>();

const answer = (ok: boolean, text: string) => Promise.resolve({ ok, text: async () => text });

const noSchema = () => Promise.reject(new Error("Nothing is sent here"));
const sendNothing = async () => ({ status: "error" as const, message: "" });

type FormProps = {
  start: FormStart;
  loadSchema?: () => Promise<FormSchema>;
  send?: () => Promise<FormOutcome>;
};

function Form({ start, loadSchema = noSchema, send = sendNothing }: FormProps) {
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
  // jsdom lacks it.
  Element.prototype.scrollIntoView = () => undefined;
});

it("gets a token of its own if the page's is shared", async () => {
  render(<Form start={shared} />);
  expect(token()).toBe("shared");
  await waitFor(() => expect(token()).toBe("own"));
});

it("keeps the token issued for this request", async () => {
  render(<Form start={{ ...shared, token: "given", isShared: false }} />);
  await Promise.resolve();
  expect(askForToken).not.toHaveBeenCalled();
  expect(token()).toBe("given");
});

it("keeps the token of an earlier attempt without an answer", async () => {
  const sent = `sent.${Date.now().toString(36)}.signature`;
  localStorage.setItem("draft:contact-us", sent);
  render(<Form start={shared} />);
  await waitFor(() => expect(askForToken).toHaveBeenCalled());
  expect(token()).toBe(sent);
});

it.each([
  ["no token", () => answer(false, "refused")],
  ["no answer", () => Promise.reject(new Error("offline"))],
])("can be sent with the shared token if the site answers with %s", async (_, ask) => {
  askForToken.mockImplementation(ask);
  render(<Form start={shared} />);
  await waitFor(() => expect(askForToken).toHaveBeenCalled());
  expect(token()).toBe("shared");
});

const own: FormStart = { ...shared, isShared: false };

const missing = () => {
  throw new TypeError("text.toWellFormed is not a function");
};

it("is checked only by the server if the browser's check fails", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const send = jest.fn(async () => ({ status: "success" as const, message: "Sent." }));
  const loadSchema = async () =>
    z.pipe(z.record(z.string(), z.any()), z.transform<FormValues, FormValues>(missing));
  render(<Form start={own} loadSchema={loadSchema} send={send} />);
  fireEvent.submit(screen.getByRole("form"));
  expect(await screen.findByText("Sent.")).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

it("says so if its script fails, and can be sent again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const send = jest.fn<Promise<FormOutcome>, []>(async () => missing());
  render(<Form start={own} send={send} />);
  fireEvent.submit(screen.getByRole("form"));
  const sentence = "Something went wrong on this page. Please reload it and try again.";
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  send.mockResolvedValue({ status: "success", message: "Sent." });
  await waitFor(() => expect(screen.getByRole("button", { name: "Submit" })).toBeEnabled());
  fireEvent.submit(screen.getByRole("form"));
  expect(await screen.findByText("Sent.")).toBeInTheDocument();
});
