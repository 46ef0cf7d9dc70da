"use client";

import { ConfirmationModal, toast, useAuth, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";

const MODAL = "delete-member";

const counted = z.object({ stories: z.number() });

/** What happens to a member's stories: the contract's choices, in words for staff. */
const ANSWERS = [
  { value: "keep", label: "Keep them on the site, without the person’s name" },
  { value: "remove", label: "Delete them with their videos; we only keep the proof of consent" },
] as const;

type Answer = (typeof ANSWERS)[number]["value"];

/** Lets admins delete a member, and asks what should happen to the stories they shared. */
export function DeleteMember() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const router = useRouter();
  const { openModal } = useModal();
  const [stories, setStories] = useState<number>();
  const [answer, setAnswer] = useState<Answer>();
  if (id === undefined || user?.role !== "admin") return null;
  const path = `members/${encodeURIComponent(id)}`;

  async function ask() {
    const found = await callApi(`${path}/stories`, counted);
    if ("problem" in found) {
      toast.error(found.problem);
      return;
    }
    setStories(found.data.stories);
    setAnswer(found.data.stories === 0 ? "remove" : undefined);
    openModal(MODAL);
  }

  async function erase() {
    const outcome = await callApi(`${path}/erase`, z.unknown(), { stories: answer });
    if ("problem" in outcome) toast.error(outcome.problem);
    else router.push("/admin/collections/members");
  }

  return (
    <div className="field-type">
      <SmallButton onClick={() => void ask()}>Delete this member …</SmallButton>
      <p style={NOTE}>This is permanent. Members don’t go to the trash.</p>
      <ConfirmationModal
        modalSlug={MODAL}
        heading="Delete this member for good?"
        body={
          stories ? (
            <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
              <legend style={{ padding: 0, marginBottom: 12 }}>
                {`They shared ${stories === 1 ? "a story" : `${stories} stories`}. What should happen to ${stories === 1 ? "it" : "them"}?`}
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
            "They haven’t shared any stories. We’ll delete their account and the emails sent to them. You can’t undo this."
          )
        }
        confirmLabel="Delete for good"
        confirmingLabel="Deleting…"
        onConfirm={erase}
      />
    </div>
  );
}
