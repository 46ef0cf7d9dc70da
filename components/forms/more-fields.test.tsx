import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as z from "zod/mini";
import { FormField } from "./form-field";
import { MoreFields } from "./more-fields";
import { SiteForm } from "./site-form";
import { useSiteForm } from "./use-site-form";

const SCHEMA = z.object({ phone: z.string().check(z.maxLength(0, "phoneInvalid")) });
const EMPTY = { phone: "" } as const;
const START = { token: "", prefilled: {}, typed: {}, outcome: null };

const loadSchema = async () => SCHEMA;
const send = async () => ({ status: "error" as const, message: "" });

function Form({ isOpenAtFirst }: { isOpenAtFirst?: boolean }) {
  const form = useSiteForm({ name: "upload-story", empty: EMPTY, start: START, loadSchema, send });
  return (
    <SiteForm form={form} label="Story" submitText="Upload" busyText="Uploading...">
      <MoreFields form={form} names={["phone"]} hint="phone" isOpenAtFirst={isOpenAtFirst}>
        <FormField {...form.field("phone")} label="Phone" />
      </MoreFields>
    </SiteForm>
  );
}

const more = () => screen.getByRole("group");

it("stays folded until it is opened", async () => {
  render(<Form />);
  expect(more()).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("More"));
  expect(more()).toHaveAttribute("open");
});

it("can start open", () => {
  render(<Form isOpenAtFirst />);
  expect(more()).toHaveAttribute("open");
});

it("opens automatically when a field in it has an error, and stays open once that is fixed", async () => {
  render(<Form />);
  const phone = screen.getByLabelText("Phone");
  await userEvent.type(phone, "415");
  await userEvent.click(screen.getByRole("button", { name: "Upload" }));
  await waitFor(() => expect(more()).toHaveAttribute("open"));
  expect(phone).toHaveAccessibleDescription("Invalid phone number");
  expect(phone).toHaveFocus();
  await userEvent.clear(phone);
  await waitFor(() => expect(phone).not.toHaveAccessibleDescription());
  expect(more()).toHaveAttribute("open");
});
