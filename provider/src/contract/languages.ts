import { get } from "./route";
import { LIST_LIMIT } from "./shapes";

export const languages = [
  get("/language/get", async (payload) => {
    const { docs } = await payload.find({
      collection: "languages",
      sort: "_order",
      limit: LIST_LIMIT,
      depth: 0,
    });
    return {
      data: docs.map(({ id, name, redirecturl, status }) => ({ _id: id, name, redirecturl, status })),
    };
  }),
];
