"use client";

/** Inside the layout, so that header and footer stay. */
export { default } from "../error";
