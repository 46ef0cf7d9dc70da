import { errorMessage, memberError } from "@/lib/forms/form-error";
import { ProviderError } from "@/lib/provider/client";
import { CALL_WORDING } from "./call-wording";

it("a slow provider is neither called unreachable, nor does the message invite a repetition", async () => {
  const late = await memberError(new ProviderError("timeout", "/call"));
  expect(await errorMessage(late, CALL_WORDING["generate-otp"])).toBe(
    "We haven’t had an answer yet. Please try again in a moment.",
  );
  expect(await errorMessage(late, CALL_WORDING["verify-otp"])).toBe("Error verifying OTP.");
});
