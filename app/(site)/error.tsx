"use client";

/** Within the frame, so that header and footer stay. */
export { default } from "../error";
