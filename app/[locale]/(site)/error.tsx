"use client";

/** Inside the layout, so header and footer stay. */
export { default } from "../error";
