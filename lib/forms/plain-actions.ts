"use server";

import { submitPlainForm } from "./forms";

export async function sendJoinUs(form: FormData): Promise<void> {
  await submitPlainForm("join-us", form);
}

export async function sendContactUs(form: FormData): Promise<void> {
  await submitPlainForm("contact-us", form);
}

export async function sendVolunteer(form: FormData): Promise<void> {
  await submitPlainForm("volunteer", form);
}
