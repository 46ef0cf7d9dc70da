import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import { storySchema } from "@/lib/story/story";
import { DescriptionField, EMPTY_STORY, HashtagField } from "./story-fields";

const START = { token: "", prefilled: {}, typed: {}, outcome: null };

const loadSchema = async () => storySchema;
const send = jest.fn(async () => ({ status: "error" as const, message: "" }));

function Form({ hashtags = [] }: { hashtags?: string[] }) {
  const form = useSiteForm({ name: "upload-story", empty: EMPTY_STORY, start: START, loadSchema, send });
  return (
    <SiteForm form={form} label="Story" submitText="Upload" busyText="Uploading...">
      <DescriptionField form={form} />
      <HashtagField form={form} names={hashtags} />
    </SiteForm>
  );
}

const upload = () => userEvent.click(screen.getByRole("button", { name: "Upload" }));

beforeEach(() => localStorage.clear());

it("counts a description the way it is checked, before anything is sent", async () => {
  render(<Form />);
  const description = screen.getByLabelText("Description");
  await userEvent.click(description);
  await userEvent.paste(` ${"😀".repeat(200)}\n`);
  expect(description).toHaveAccessibleDescription("200 of 200 characters");
  await upload();
  await screen.findAllByText(/^Please correct/);
  expect(description).toHaveAccessibleDescription("200 of 200 characters");
  await userEvent.clear(description);
  await userEvent.paste("😀".repeat(201));
  await upload();
  expect(description).toHaveAccessibleDescription(
    "Description should not exceed 200 characters 201 of 200 characters",
  );
  expect(send).not.toHaveBeenCalled();
});

it("keeps the selection if there are too many hashtags, and says so beside them", async () => {
  const names = Array.from({ length: 31 }, (_, index) => `tag ${index}`);
  render(<Form hashtags={names} />);
  for (const name of names) await userEvent.click(screen.getByLabelText(name));
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(31);
  await upload();
  expect(screen.getByRole("group", { name: /Hashtags/ })).toHaveAccessibleDescription(
    "Please choose at most 30 hashtags",
  );
});
