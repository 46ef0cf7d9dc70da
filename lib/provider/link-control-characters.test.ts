import { link } from "./fields";

it.each(["/\t/elsewhere.example", "/\n/elsewhere.example", "/\t\\elsewhere.example"])(
  "drops %p, which a browser reads as another site",
  (given) => expect(link.parse(given)).toBeNull(),
);
