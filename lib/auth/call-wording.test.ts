import { errorMessage, memberError } from "@/lib/forms/form-error";
import { ProviderError } from "@/lib/provider/client";
import { CALL_WORDING } from "./call-wording";

it("does not say of a provider that has not answered yet that it is out of reach, or that a call may be repeated", () => {
  const late = memberError(new ProviderError("timeout", "/call"));
  expect(errorMessage(late, CALL_WORDING["generate-otp"])).toBe(
    "We haven’t had an answer yet. Please try again in a moment.",
  );
  expect(errorMessage(late, CALL_WORDING["verify-otp"])).toBe("Error verifying OTP.");
});
