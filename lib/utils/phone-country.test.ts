import { completePhones, pagePhoneCountry, phoneCountryOf } from "./phone-country";

it.each([
  ["CH", "CH"],
  [" ch ", "CH"],
  ["", "US"],
  ["XX", "US"],
  ["constructor", "US"],
])("reads %p as %s", (code, expected) => expect(phoneCountryOf(code)).toBe(expected));

it("is the default without a page", () => expect(pagePhoneCountry()).toBe("US"));

describe("completePhones", () => {
  const swiss = async () => "CH" as const;

  it("reads a number without a country code as one in the church's country", async () => {
    const typed = {
      name: "Ruth",
      phone: "044 668 18 00",
      phoneNo: "044 668 18 00",
      phoneNumber: "044 668 18 00",
    };
    expect(await completePhones(typed, swiss)).toEqual({
      name: "Ruth",
      phone: "+41446681800",
      phoneNo: "+41446681800",
      phoneNumber: "+41446681800",
    });
  });

  it.each(["+14155550123", "12", "not a number", "044 668 18 00 x12"])(
    "leaves %p to the validation",
    async (phone) => {
      expect(await completePhones({ phone }, swiss)).toEqual({ phone });
    },
  );

  it("does not look up the country if there is nothing to complete", async () => {
    const ask = jest.fn(swiss);
    expect(await completePhones({ name: "Ruth", phone: " " }, ask)).toEqual({ name: "Ruth", phone: " " });
    expect(ask).not.toHaveBeenCalled();
  });
});
