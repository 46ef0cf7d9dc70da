"use client";

import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** What has failed is drawn again once this is another. */
  subject: string;
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { subject: string; hasFailed: boolean };

/** Shows something else in the place of what throws, and lets the rest of the page stand. React reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { subject: this.props.subject, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return subject === state.subject ? null : { subject, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
