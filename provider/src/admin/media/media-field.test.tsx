import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";

import { MediaField } from "./media-field";
import type { MediaUploader } from "./media-uploader";

type Upload = Parameters<typeof MediaUploader>[0];

let mockPictures = ["1", "2"];
const mockSetValue = jest.fn();
const mockUploads: Upload[] = [];

jest.mock("@payloadcms/ui", () => ({
  ...jest.requireActual<object>("../../test-support/payload-ui"),
  UploadInput: ({ AfterInput }: { AfterInput: ReactNode }) => AfterInput,
  useConfig: () => ({ config: { routes: {} } }),
  useField: () => ({ path: "pictures", setValue: mockSetValue, value: mockPictures }),
  useForm: () => ({ getDataByPath: () => mockPictures }),
}));
jest.mock("./media-uploader", () => ({ MediaUploader: (props: Upload) => void mockUploads.push(props) }));

it("adds an uploaded picture to those that the field has by then", () => {
  render(<MediaField field={{ name: "pictures", relationTo: "images", hasMany: true }} path="pictures" />);
  mockPictures = ["2"];
  act(() => mockUploads[0]?.onUploaded({ collection: "images", id: "3" }));
  expect(mockSetValue).toHaveBeenCalledWith(["2", "3"]);
});
