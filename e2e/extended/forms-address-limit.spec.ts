import { startFormProvider } from "../support/foreign-providers";
import { startFormRequest } from "../support/form-request";
import { expect, test } from "../support/test";

const ADDRESS_LIMIT = 300;

test(`a form's call accepts ${ADDRESS_LIMIT} forms per address in ten minutes, from any browser`, async ({
  playwright,
  foreignSite,
}) => {
  await startFormProvider(foreignSite.serve);
  const request = await playwright.request.newContext();
  const form = await startFormRequest(request, foreignSite.url);
  await form.ripen();
  const statuses = await Promise.all(
    Array.from({ length: ADDRESS_LIMIT + 5 }, async (_, count) =>
      (
        await form.post({ message: `Message ${count}` }, { cookie: `visitor=${"x".repeat(21)}${count % 10}` })
      ).status(),
    ),
  );
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(ADDRESS_LIMIT);
  expect(statuses).toContain(429);
  await request.dispose();
});
