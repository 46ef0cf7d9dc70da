import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { contactMessageSchema } from "@/lib/forms/form-schemas";
import { PhoneField } from "./phone-field";
import { SiteForm } from "./site-form";
import { useSiteForm } from "./use-site-form";

const START = { token: "", prefilled: {}, typed: {}, outcome: null };
const EMPTY = { name: "", email: "", message: "", phoneNo: "" } as const;

const loadSchema = async () => contactMessageSchema;
const send = async () => ({ status: "error" as const, message: "" });

function Form() {
  const form = useSiteForm({ name: "contact-us", empty: EMPTY, start: START, loadSchema, send });
  return (
    <SiteForm form={form} label="Contact" submitText="Submit" busyText="Submitting...">
      <PhoneField form={form} name="phoneNo" />
    </SiteForm>
  );
}

/** By label: finding a role is slow, because it checks each of the 250 countries. */
const phone = () => screen.getByLabelText<HTMLInputElement>("Phone");
const country = () => screen.getByLabelText("Phone number country");

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-phone-country");
});

async function openForm() {
  render(<Form />);
  fireEvent.pointerDown(document.body);
  await screen.findByLabelText("Phone number country");
}

it.each([
  ["(479) 555-0123", "+1 479 555 0123"],
  ["4155550123", "+1 415 555 0123"],
  ["1 479 555 0123", "+1 479 555 0123"],
  ["٤٧٩ ٥٥٥ ٠١٢٣", "+1 479 555 0123"],
])("treats a number typed into the empty field as one of the site's country: %s", async (typed, shown) => {
  await openForm();
  await userEvent.clear(phone());
  expect(phone()).toHaveValue("");
  expect(country()).toHaveValue("US");
  await userEvent.type(phone(), typed);
  expect(phone()).toHaveValue(shown);
  expect(country()).toHaveValue("US");
});

it("names the countries", async () => {
  await openForm();
  expect(screen.getByText("Norway")).toHaveValue("NO");
  expect(screen.getByText("International")).toHaveValue("ZZ");
});

it.each(["+47 955 50 123", "＋４７ ９５５ ５０ １２３", "0047 955 50 123", "011 47 955 50 123"])(
  "recognises a country by %s",
  async (typed) => {
    await openForm();
    await userEvent.clear(phone());
    await userEvent.type(phone(), typed);
    expect(phone()).toHaveValue("+47 95 55 01 23");
    expect(country()).toHaveValue("NO");
  },
);

it("treats a number without its code as the site's country again, or as the chosen one", async () => {
  await openForm();
  await userEvent.clear(phone());
  await userEvent.type(phone(), "+44 20 7183 8750");
  expect(country()).toHaveValue("GB");
  await userEvent.clear(phone());
  expect(country()).toHaveValue("US");
  await userEvent.selectOptions(country(), "GB");
  await userEvent.clear(phone());
  expect(country()).toHaveValue("GB");
  await userEvent.type(phone(), "020 7183 8750");
  expect(phone()).toHaveValue("+44 20 7183 8750");
});

it("lets the code be removed with the keys", async () => {
  await openForm();
  await userEvent.type(phone(), "4795550123");
  await userEvent.type(phone(), "{Delete}{Delete}", { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(phone()).toHaveValue("+1 479 555 0123");
  expect(country()).toHaveValue("US");
});

it.each([
  ["(479) 555-0123", "+1 479 555 0123"],
  ["+44 20 7183 8750", "+44 20 7183 8750"],
  ["＋44 20 7183 8750", "+44 20 7183 8750"],
  ["0044 20 7183 8750", "+44 20 7183 8750"],
])("understands a number pasted after the code: %s", async (pasted, shown) => {
  await openForm();
  await userEvent.click(phone());
  await userEvent.paste(pasted);
  expect(phone()).toHaveValue(shown);
});

it("is a text input and a list of countries by name", async () => {
  await openForm();
  expect(screen.getByRole("textbox", { name: "Phone" })).toBe(phone());
  expect(screen.getByRole("combobox", { name: "Phone number country" })).toBe(country());
});

it("is typed from left to right before and after the library has loaded", async () => {
  render(<Form />);
  expect(phone()).toHaveAttribute("dir", "ltr");
  fireEvent.pointerDown(document.body);
  await screen.findByLabelText("Phone number country");
  expect(phone()).toHaveAttribute("dir", "ltr");
});

it("understands what a browser fills in", async () => {
  await openForm();
  for (const filled of ["4795550123", "+14795550123"]) {
    fireEvent.input(phone(), { target: { value: filled } });
    expect(phone()).toHaveValue("+1 479 555 0123");
  }
});

it.each(["(479) 555-0123 x12", "479 555 0123 ext. 12", "+1 479 555 0123 #12"])(
  "removes a typed or pasted extension and says so: %s",
  async (typed) => {
    await openForm();
    await userEvent.clear(phone());
    await userEvent.type(phone(), typed);
    expect(phone()).toHaveValue("+1 479 555 0123");
    expect(phone()).toHaveAccessibleDescription("We only keep the number, without an extension.");
    await userEvent.type(phone(), "{Backspace}");
    expect(phone()).not.toHaveAccessibleDescription();
    await userEvent.clear(phone());
    await userEvent.paste(typed);
    expect(phone()).toHaveValue("+1 479 555 0123");
    expect(phone()).toHaveAccessibleDescription("We only keep the number, without an extension.");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(phone()).not.toHaveAccessibleDescription();
  },
);

it("does not count a country's code as a number", async () => {
  await openForm();
  await userEvent.selectOptions(country(), "NO");
  expect(phone()).toHaveValue("+47");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(phone()).not.toHaveAccessibleDescription();
});

it("keeps an extension typed before the library loads, and explains that it can't be used", async () => {
  render(<Form />);
  fireEvent.focus(phone());
  await userEvent.type(phone(), "(479) 555-0123 x12");
  await act(async () => phone().blur());
  expect(phone()).toHaveValue("(479) 555-0123 x12");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByText("Please leave out the phone extension")).toBeVisible();
});

it("formats a stored number as the library does", async () => {
  localStorage.setItem("draft:contact-us:phoneNo:", "+14795550123");
  render(<Form />);
  expect(await screen.findByLabelText("Phone number country")).toHaveValue("US");
  expect(phone()).toHaveValue("+1 479 555 0123");
});
