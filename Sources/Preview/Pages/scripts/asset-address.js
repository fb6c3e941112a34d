// The addresses of the curriculum's images, which change when an image does: a browser would show the old one again.

const assetState = {version: null};

/// The address of an image as it is now.
export function assetAddress(address) {
  return assetState.version === null || !address.startsWith("/assets/") ? address : `${address}?v=${assetState.version}`;
}

/// Images have changed: addresses that are asked for from now on are new ones.
export function loadImagesAgain(version) {
  assetState.version = version;
}

/// Whether some content, such as a card, shows an image of the curriculum.
export function showsAssets(content) {
  return JSON.stringify(content).includes('"/assets/');
}
