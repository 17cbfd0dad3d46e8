"""What travels on the network: message types, and the OpenAPI and TypeScript made from them."""
