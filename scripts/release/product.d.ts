/** Stages the product in this folder; the page has been built before. */
export declare function stageProduct(folder: string): Promise<string>;
