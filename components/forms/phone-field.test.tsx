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
      <PhoneField form={form} name="phoneNo" label="Phone" />
    </SiteForm>
  );
}

/** By their labels: to look for a role, each of the 250 countries is looked at, which takes long. */
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
])("a number typed into the empty field is of the site's country: %s", async (typed, shown) => {
  await openForm();
  await userEvent.clear(phone());
  expect(phone()).toHaveValue("");
  expect(country()).toHaveValue("US");
  await userEvent.type(phone(), typed);
  expect(phone()).toHaveValue(shown);
  expect(country()).toHaveValue("US");
});

it.each(["+47 955 50 123", "＋４７ ９５５ ５０ １２３", "0047 955 50 123", "011 47 955 50 123"])(
  "a country is named by %s",
  async (typed) => {
    await openForm();
    await userEvent.clear(phone());
    await userEvent.type(phone(), typed);
    expect(phone()).toHaveValue("+47 95 55 01 23");
    expect(country()).toHaveValue("NO");
  },
);

it("a number without its code is of the site's country again, and of one that is chosen", async () => {
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

it("the code that is there can be taken away with the keys", async () => {
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
])("what is pasted behind the code is understood: %s", async (pasted, shown) => {
  await openForm();
  await userEvent.click(phone());
  await userEvent.paste(pasted);
  expect(phone()).toHaveValue(shown);
});

it("is an input for text and a list of countries, by their names", async () => {
  await openForm();
  expect(screen.getByRole("textbox", { name: "Phone" })).toBe(phone());
  expect(screen.getByRole("combobox", { name: "Phone number country" })).toBe(country());
});

it("what a browser fills in is understood", async () => {
  await openForm();
  for (const filled of ["4795550123", "+14795550123"]) {
    fireEvent.input(phone(), { target: { value: filled } });
    expect(phone()).toHaveValue("+1 479 555 0123");
  }
});

it.each(["(479) 555-0123 x12", "479 555 0123 ext. 12", "+1 479 555 0123 #12"])(
  "an extension is left out in words, typed or pasted: %s",
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

it("a country's code alone is no number", async () => {
  await openForm();
  await userEvent.selectOptions(country(), "NO");
  expect(phone()).toHaveValue("+47");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(phone()).not.toHaveAccessibleDescription();
});

it("an extension typed before the library is there stays, and is refused in words", async () => {
  render(<Form />);
  fireEvent.focus(phone());
  await userEvent.type(phone(), "(479) 555-0123 x12");
  await act(async () => phone().blur());
  expect(phone()).toHaveValue("(479) 555-0123 x12");
  await userEvent.click(screen.getByRole("button", { name: "Submit" }));
  expect(await screen.findByText("Please leave out the phone extension")).toBeVisible();
});

it("a number that was kept is shown as the library writes it", async () => {
  localStorage.setItem("draft:contact-us:phoneNo:", "+14795550123");
  render(<Form />);
  expect(await screen.findByLabelText("Phone number country")).toHaveValue("US");
  expect(phone()).toHaveValue("+1 479 555 0123");
});
