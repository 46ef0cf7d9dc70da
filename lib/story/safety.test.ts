import { safetyErrors } from "./safety";

const answers = {
  ...{ tellerAge: "teen", othersSeen: "none", danger: "no", safetyVersion: "1", asksParentOf: "teen" },
  ...{ parentName: "Eva Example", email: "kid@gmail.com" },
};

it.each(["", "eva", "kid@gmail.com", "Kid@Gmail.com", "kid+mum@gmail.com", "k.i.d@googlemail.com"])(
  "%j is no address of a parent of kid@gmail.com",
  (parentEmail) => {
    expect(safetyErrors({ ...answers, parentEmail })).toEqual({
      parentEmail: "Please give their own email address",
    });
  },
);

it("another mailbox is a parent's, and nobody needs one whose age asks for none", () => {
  expect(safetyErrors({ ...answers, parentEmail: "eva@gmail.com" })).toEqual({});
  expect(safetyErrors({ ...answers, tellerAge: "adult", parentName: "", parentEmail: "" })).toEqual({});
});
