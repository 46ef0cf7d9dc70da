"use client";

import { ConfirmationModal, toast, useAuth, useDocumentInfo, useModal } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import * as z from "zod/mini";

import { callApi } from "../call-api";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";

const MODAL = "delete-member";

const counted = z.object({ stories: z.number() });

/** What happens to a member's stories: the contract's choices, in words for staff. */
const ANSWERS = [
  { value: "keep", label: "memberDeletion:keepStories" },
  { value: "remove", label: "memberDeletion:removeStories" },
] as const;

type Answer = (typeof ANSWERS)[number]["value"];

/** Lets admins delete a member, and asks what should happen to the stories they shared. */
export function DeleteMember() {
  const t = useText();
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
      <SmallButton onClick={() => void ask()}>{t("memberDeletion:open")}</SmallButton>
      <p style={NOTE}>{t("memberDeletion:permanent")}</p>
      <ConfirmationModal
        modalSlug={MODAL}
        heading={t("memberDeletion:heading")}
        body={
          stories ? (
            <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
              <legend style={{ padding: 0, marginBottom: 12 }}>
                {t("memberDeletion:stories", { count: stories })}
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
                  {t(label)}
                </label>
              ))}
            </fieldset>
          ) : (
            t("memberDeletion:noStories")
          )
        }
        confirmLabel={t("memberDeletion:confirm")}
        confirmingLabel={t("memberDeletion:deleting")}
        onConfirm={erase}
      />
    </div>
  );
}
