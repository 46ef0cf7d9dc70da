"use client";

import { Component, type ReactNode } from "react";

type ErrorBoundaryProps = {
  /** A new value re-renders what has failed. */
  subject: string;
  fallback: ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { subject: string; hasFailed: boolean };

/** Replaces children that throw with a fallback and keeps the rest of the page. React reports the error. */
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
