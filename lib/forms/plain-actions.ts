"use server";

import { takePlainForm } from "./plain-form";

/** What the forms do where there is no script. */
export async function sendJoinUs(form: FormData): Promise<void> {
  await takePlainForm("join-us", form);
}

export async function sendContactUs(form: FormData): Promise<void> {
  await takePlainForm("contact-us", form);
}

export async function sendVolunteer(form: FormData): Promise<void> {
  await takePlainForm("volunteer", form);
}
