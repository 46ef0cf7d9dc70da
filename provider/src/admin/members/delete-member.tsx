"use client";

import { Button, ConfirmationModal, toast, useAuth, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { NOTE } from "../styles";

const MODAL = "delete-member";

const counted = z.object({ stories: z.number() });

/** What becomes of a member's stories: the answers of the contract, in words for staff. */
const ANSWERS = [
  { value: "keep", label: "Keep them on the site, without the person’s name" },
  { value: "remove", label: "Delete them with their videos; only the proof of consent is kept" },
] as const;

type Answer = (typeof ANSWERS)[number]["value"];

/** Lets admins delete a member, and asks what becomes of the stories that they gave. */
export function DeleteMember() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const router = useRouter();
  const { openModal } = useModal();
  const [stories, setStories] = useState<number>();
  const [answer, setAnswer] = useState<Answer>();
  if (id === undefined || user?.role !== "admin") return null;
  const path = `/api/members/${encodeURIComponent(id)}`;

  async function ask() {
    const response = await fetch(`${path}/stories`, { credentials: "same-origin" }).catch(() => undefined);
    const found = counted.safeParse(await response?.json().catch(() => undefined));
    if (!found.success) {
      toast.error("That did not work. Please try again.");
      return;
    }
    setStories(found.data.stories);
    setAnswer(found.data.stories === 0 ? "remove" : undefined);
    openModal(MODAL);
  }

  async function erase() {
    const response = await fetch(`${path}/erase`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ stories: answer }),
    }).catch(() => undefined);
    if (response?.ok) router.push("/admin/collections/members");
    else if (answer === undefined) toast.error("Please choose what becomes of their stories.");
    else toast.error("That did not work. Please try again.");
  }

  return (
    <div className="field-type">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void ask()}>
        Delete this member …
      </Button>
      <p style={NOTE}>For good: a member’s record does not go into the trash.</p>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Delete this member for good?"
        body={
          stories ? (
            <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
              <legend style={{ padding: 0, marginBottom: 12 }}>
                {`They gave ${stories === 1 ? "a story" : `${stories} stories`}. What becomes of ${stories === 1 ? "it" : "them"}?`}
              </legend>
              {ANSWERS.map(({ value, label }) => (
                <label key={value} style={{ display: "flex", gap: 8, marginBottom: 8 }}>
                  <input
                    type="radio"
                    name="stories"
                    value={value}
                    checked={answer === value}
                    onChange={() => setAnswer(value)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          ) : (
            "They gave no story. Their account and what was mailed to them is deleted. It cannot be undone."
          )
        }
        confirmLabel="Delete for good"
        confirmingLabel="Deleting…"
        onConfirm={erase}
      />
    </div>
  );
}
